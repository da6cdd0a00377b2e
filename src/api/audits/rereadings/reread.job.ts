/**
 * Reads the originals of stored months again after an upgrade of the reader, a few at a time and one after another, and
 * tells the people of a company once all of its months are read. What was read is stored with each month, so that it goes
 * on after a restart. No month is replaced.
 */

import { companyName } from '#api/audits/alerts/queries.ts';
import { readersOf } from '#api/audits/readers-of.ts';
import { listMappings } from '#api/balances/column-mappings/queries.ts';
import { readInWorker } from '#api/balances/inspect-file.ts';
import { type Reading, readingDifferences } from '#api/balances/reading.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { readBytes } from '#api/balances/trial-balances/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { rereadNote } from '#api/users/notifications/contract.ts';
import { addNotes, listWarned } from '#api/users/notifications/queries.ts';
import { periodKey } from '#core/calendar/period.ts';
import { readerVersion } from '#core/reading/reader-version.ts';
import type { Job } from '#platform/queue/queue.ts';
import {
  countUnread,
  keepOutcome,
  listUnread,
  type Outcome,
  readingBefore,
  takeUntold,
  type UnreadBalance,
} from './queries.ts';
import { text } from './text.es.ts';

export const rereadName = 'reread-balances';

type Needs = Pick<BalanceServices, 'db' | 'workers' | 'places' | 'queue'>;

/** `batch`: balances of one attempt; the next one follows behind what else waits. */
export function rereadJob(services: Needs, { reader = readerVersion, batch = 20 } = {}): Job<object> {
  return {
    name: rereadName,
    retries: 5,
    timeLimit: 1800,
    backOff: true,
    concurrency: 1,
    keepSeconds: 3600,
    handle: async (_, { signal }) => {
      const unread = await listUnread(services.db, reader, batch);
      for (const balance of unread) {
        if (signal.aborted) return;
        await reread(services, balance, reader, signal);
      }
      if (unread.length === batch && !signal.aborted) await services.queue.send(rereadName, {});
    },
  };
}

async function reread(services: Needs, balance: UnreadBalance, reader: number, signal: AbortSignal): Promise<void> {
  const { accountId, userId, companyId, id, fileName } = balance;
  const caller = { accountId, userId, isAdmin: false };
  const outcome = await services.places.run({ account: accountId, kind: 'reading', signal }, async (place) => {
    const found = await asCaller(services.db, caller, async (trx) => {
      const before = await readingBefore(trx, id);
      if (before === undefined) return null;
      const columns = (await listMappings(trx, companyId)).map(({ mapping }) => ({ mapping, name: '' }));
      return { before: before.reading, bytes: await readBytes(trx, id), columns };
    });
    if (found === null) return null;
    const { before, bytes, columns } = found;
    const given = { file: { fileName, bytes }, columns, answers: before.readAs ?? {} };
    const { reading } = await readInWorker({ workers: services.workers, place }, given, signal);
    return outcomeOf(before, reading);
  });
  await asCaller(services.db, caller, async (trx) => {
    if ((await readingBefore(trx, id)) === undefined) return;
    await keepOutcome(trx, balance, reader, outcome);
    if ((await countUnread(trx, companyId, reader)) === 0) await tell(trx, balance);
  });
}

/** Null where both readings give the same. */
function outcomeOf(before: Reading, now: Reading): Outcome | null {
  const fatal = now.issues.find((issue) => issue.fatal);
  if (fatal) return { differences: [now.question ? 'asked' : 'refused'], after: null, reason: fatal.message };
  const differences = readingDifferences(before, now);
  if (differences.length === 0) return null;
  const { debits, credits } = now.totals;
  return { differences, after: { debits, credits, rows: now.rows } };
}

/** In the transaction that reads the last month of the company: nobody is told twice. */
async function tell(trx: DatabaseTransaction, { accountId, companyId }: UnreadBalance): Promise<void> {
  const months = await takeUntold(trx, companyId);
  const company = await companyName(trx, companyId);
  if (months.length === 0 || company === undefined) return;
  const readers = await readersOf(trx, companyId, await listWarned(trx, accountId));
  if (readers.length === 0) return;
  await addNotes(
    trx,
    accountId,
    readers.map(({ id }) => id),
    {
      kind: 'auditorias',
      noteId: rereadNote,
      companyId,
      description: text.told(company, months),
      redirectUrl: `/empresa/${companyId}/servicio/auditoria?mes=${periodKey(months.at(-1)!)}`,
    },
  );
}
