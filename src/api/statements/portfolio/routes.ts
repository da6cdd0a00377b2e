/** The main figures of a month of many companies, paged, and as a file. */
import { createHash } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Router } from '#platform/http/router.ts';
import type { StatementServices } from '../services.ts';
import * as contract from './contract.ts';
import { allSummaries, pageOfSummaries } from './read-summaries.ts';
import { type SummariseMonth, summariseName } from './summarise.job.ts';
import { text } from './text.es.ts';

/** ms in which whoever looks again does not ask again. */
const PATIENCE = 5000;

export function mountStatementPortfolio(
  { mount }: Router,
  { db, queue }: Pick<StatementServices, 'db' | 'queue'>,
): void {
  /** Once in a while, however many look. */
  const summarise = async (month: SummariseMonth) => {
    const turn = Math.floor(Date.now() / PATIENCE);
    const digest = createHash('sha256').update(`${month.accountId} ${month.period} ${turn}`).digest('hex');
    const id = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
    await queue.send(summariseName, month, id);
  };
  mount(contract.listSummaries, async ({ query, caller }) => {
    const { data, meta } = await asCaller(db, caller, (trx) => pageOfSummaries(trx, caller, query));
    // Staff read other accounts and keep nothing there.
    if (meta.period !== null && meta.counts.pending > 0 && !caller.isAdmin)
      await summarise({ accountId: caller.accountId, userId: caller.userId, period: meta.period });
    return { data, meta };
  });
  mount(contract.exportSummaries, async ({ query: { format, ...query }, caller, reply }) => {
    const { rows, period } = await asCaller(db, caller, async (trx) => {
      const all = await allSummaries(trx, caller, query);
      const details = { companies: all.rows.length };
      await logActivity(trx, caller, { act: 'file.downloaded', target: text.fileName, details });
      return all;
    });
    const table = [text.header(query.basis === 'year'), ...rows.map(text.row)];
    const { widths, amounts } = text;
    const look = { widths, amounts, bold: [0], head: { row: 0, last: table.length - 1 } };
    const title = period === null ? text.fileName : text.title(period);
    return sendTable(reply, { title, fileName: text.fileName, rows: table, look }, format);
  });
}
