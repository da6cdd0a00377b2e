/** The main figures of a month of many companies, paged, and as a file. */
import { createHash } from 'node:crypto';
import { balanceProofs } from '#api/audits/balance-proofs.ts';
import { type CompanyRecord, listCompanies } from '#api/companies/companies/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { readSort } from '#core/call/list-query.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { toDecimal } from '#core/money/money.ts';
import { may, type Permission, seeBooks } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { figuresBasis } from '../figures-basis.ts';
import type { StatementServices } from '../services.ts';
import * as contract from './contract.ts';
import {
  type AskedSummaries,
  countSummaries,
  forgetSummaries,
  monthsOfAll,
  readSummaries,
  type StoredSummary,
  type SummaryPage,
} from './queries.ts';
import { type SummariseMonth, summariseName } from './summarise.job.ts';
import { text } from './text.es.ts';

const usualSize = 25;
/** ms in which whoever looks again does not ask again. */
const PATIENCE = 5000;

interface Filters {
  period?: string | undefined;
  q?: string | undefined;
}

interface Found {
  companies: ReadonlyMap<number, CompanyRecord>;
  periods: Period[];
  /** Null: no company has a balance. */
  asked: AskedSummaries | null;
}

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
    const { page = 1, pageSize = usualSize, part, sort = 'name', basis = 'month' } = query;
    const asks = pageOf(part, sort, basis, { limit: pageSize, offset: (page - 1) * pageSize });
    const { data, meta } = await asCaller(db, caller, async (trx) => {
      const { companies, periods, asked } = await find(trx, caller, query, contract.listSummaries.permission);
      const months = periods.map(periodKey);
      if (asked === null)
        return { data: [], meta: { page, pageSize, total: 0, period: null, periods: months, counts: none } };
      const rows = await readSummaries(trx, asked, asks);
      const stale = caller.isAdmin ? [] : await staleOf(trx, rows);
      const counted = await countSummaries(trx, asked);
      return {
        data: rows.map((row) => rowOf(row, companies.get(row.id)!)),
        meta: {
          ...{ page, pageSize, total: part === undefined ? counted.all : counted[part] },
          ...{ period: periodKey(asked), periods: months },
          counts: { ...counted, pending: counted.pending + stale.length },
        },
      };
    });
    // Staff read other accounts and keep nothing there.
    if (meta.period !== null && meta.counts.pending > 0 && !caller.isAdmin)
      await summarise({ accountId: caller.accountId, userId: caller.userId, period: meta.period });
    return { data, meta };
  });
  mount(contract.exportSummaries, async ({ query: { format, ...query }, caller, reply }) => {
    const { part, sort = 'name', basis = 'month' } = query;
    const { rows, period } = await asCaller(db, caller, async (trx) => {
      const { companies, asked } = await find(trx, caller, query, contract.exportSummaries.permission);
      const stored = asked === null ? [] : await readSummaries(trx, asked, pageOf(part, sort, basis, null));
      const details = { companies: stored.length };
      await logActivity(trx, caller, { act: 'file.downloaded', target: text.fileName, details });
      return { rows: stored.map((row) => rowOf(row, companies.get(row.id)!)), period: asked && periodKey(asked) };
    });
    const table = [text.header(basis === 'year'), ...rows.map(text.row)];
    const { widths, amounts } = text;
    const look = { widths, amounts, bold: [0], head: { row: 0, last: table.length - 1 } };
    const title = period === null ? text.fileName : text.title(period);
    return sendTable(reply, { title, fileName: text.fileName, rows: table, look }, format);
  });
}

const none = { all: 0, failing: 0, draft: 0, signed: 0, missing: 0, pending: 0 };

function pageOf(
  part: SummaryPage['part'],
  sort: Parameters<typeof readSort<contract.SummaryOrder>>[0],
  basis: SummaryPage['basis'],
  page: SummaryPage['page'],
): SummaryPage {
  return { basis, part, order: readSort(sort), page };
}

/** The companies whose statements and audits the caller may see, and the month. */
async function find(
  trx: DatabaseTransaction,
  caller: Caller,
  { period, q }: Filters,
  permission: Permission,
): Promise<Found> {
  const all = (await listCompanies(trx, caller, true)).filter(
    ({ id }) => may(caller, permission, id) && may(caller, seeBooks, id),
  );
  const periods = await monthsOfAll(
    trx,
    all.map(({ id }) => id),
  );
  const shown = period === undefined ? periods.at(-1) : readPeriod(period);
  const words = plainName(q ?? '').split(/\s+/);
  const wanted = all.filter(({ businessName, nit, checkDigit }) => {
    const hay = `${plainName(businessName)} ${nit}-${checkDigit}`;
    return words.every((word) => hay.includes(word) || hay.includes(word.replaceAll('.', '')));
  });
  const asked = shown && {
    ...{ year: shown.year, month: shown.month, companies: wanted.map(({ id }) => id) },
    proofs: await balanceProofs(),
  };
  return { companies: new Map(wanted.map((company) => [company.id, company])), periods, asked: asked ?? null };
}

/** Those of a page whose figures follow from what was said before of the accounts: they are forgotten, and computed again. */
async function staleOf(trx: DatabaseTransaction, rows: readonly StoredSummary[]): Promise<number[]> {
  const stale: number[] = [];
  for (const { id, basis } of rows)
    if (basis !== null && basis !== (await figuresBasis(trx, id)).digest) stale.push(id);
  if (stale.length > 0) await forgetSummaries(trx, stale);
  return stale;
}

function rowOf(stored: StoredSummary, company: CompanyRecord): contract.SummaryRow {
  const { id, state, failing } = stored;
  const { businessName: name, nit, checkDigit, subscriber } = company;
  const decimal = (cents: string | null) => (cents === null ? null : toDecimal(BigInt(cents)));
  const { assets, liabilities, equity, revenue, result, cash, taxPosition, liquidity } = stored;
  const figures = {
    assets: decimal(assets),
    liabilities: decimal(liabilities),
    equity: decimal(equity),
    revenue: decimal(revenue),
    result: decimal(result),
    cash: decimal(cash),
    taxPosition: decimal(taxPosition),
    liquidity: decimal(liquidity),
  };
  const isKnown = state === 'draft' || state === 'signed';
  return {
    id,
    attributes: {
      ...{ name, nit, checkDigit, subscriber, state },
      figures: isKnown ? figures : null,
      failing: isKnown ? failing : null,
    },
  };
}
