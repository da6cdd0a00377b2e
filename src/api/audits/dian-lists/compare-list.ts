/** What a list that was read would change from a day on, and whose books it touches. */
import type { AuditTasks } from '#api/audits/worker-tasks.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { compareLoads, type DianChange } from '#core/reference/dian/compare-loads.ts';
import type { DianEntry, DianList } from '#core/reference/dian/dian-list.ts';
import { loadInForce } from '#core/reference/dian/lists-in-force.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inStatistics } from '#platform/database/system-transaction.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import { balancesOf, type KnownLoad, loadsOf, monthsEnding, openLoad, type Touch } from './queries.ts';

export interface Comparison {
  /** Load in force before; null if there is none. */
  against: KnownLoad | null;
  changes: DianChange[];
}

/** Balances that one task opens. */
const together = 20;

export async function compareList(
  trx: DatabaseTransaction,
  list: DianList,
  { entries, from }: { entries: readonly DianEntry[]; from: string },
): Promise<Comparison> {
  const loads = await loadsOf(trx, list);
  const against = loadInForce(loads, from) ?? loads.find(({ id }) => id === null) ?? null;
  const before = against === null ? new Map<string, DianEntry>() : (await openLoad(trx, against)).entries;
  return { against, changes: compareLoads(before, new Map(entries.map((entry) => [entry.nit, entry])), from) };
}

/** Whether audits may answer otherwise: names do not matter, nor that a supplier leaves whose five years were over. */
function matters(list: DianList, { kind, entry, before, isOver }: DianChange): boolean {
  if (kind === 'changes') return list === 'ficticios' && before?.day !== entry.day;
  return !isOver;
}

interface Needs extends Pick<Services, 'db' | 'places'> {
  workers: WorkerPool<AuditTasks>;
}

interface Touched {
  touches: Touch[];
  /** Months that the load holds for. */
  months: number;
}

/**
 * Months that a load from a day on holds for, with the changed NITs in their books: read as the house, as staff reads no books
 * without a grant.
 */
export async function findTouched(
  { db, workers, places }: Needs,
  caller: Caller,
  {
    list,
    from,
    changes,
    signal,
  }: { list: DianList; from: string; changes: readonly DianChange[]; signal: AbortSignal },
): Promise<Touched> {
  const nits = changes.filter((change) => matters(list, change)).map(({ entry }) => entry.nit);
  const months = await inStatistics(db, async (trx) => {
    const next = (await loadsOf(trx, list)).map((load) => load.from).filter((other) => other > from);
    return monthsEnding(trx, { from, before: next.sort()[0] ?? null });
  });
  if (nits.length === 0) return { touches: [], months: months.length };
  const touches = await places.run({ account: caller.accountId, kind: 'reading', signal }, async (place) => {
    const touched: Touch[] = [];
    for (let at = 0; at < months.length; at += together) {
      const some = months.slice(at, at + together);
      const balances = await inStatistics(db, (trx) => balancesOf(trx, some));
      const found = await workers.run('findInBooks', { balances, nits }, { place, signal });
      for (const [index, month] of some.entries())
        if (found[index]!.length > 0) touched.push({ ...month, nits: found[index]! });
    }
    return touched;
  });
  return { touches, months: months.length };
}
