/** Figures of stored months: as they are kept, or else computed in a worker and kept. */
import { readMonths } from '#api/audits/explorer/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import type { FiguresBasis } from './figures-basis.ts';
import { readFigures, storeFigures } from './month-figures/queries.ts';
import type { StatementServices } from './services.ts';

/** Balances by id, and what their figures follow from. */
export interface AskedMonths extends FiguresBasis {
  ids: string[];
}

/** Encoded, in the order of the ids. */
export async function figuresOfMonths(
  { db, workers }: Pick<StatementServices, 'db' | 'workers'>,
  caller: Pick<Caller, 'accountId' | 'userId' | 'isAdmin'>,
  { ids, equivalences, digest }: AskedMonths,
  turn: { place: Place; signal: AbortSignal },
): Promise<Uint8Array[]> {
  const known = await asCaller(db, caller, (trx) => readFigures(trx, ids, digest));
  // One after another: the rows of a year of months are too many to hold at once.
  for (const balanceId of new Set(ids)) {
    if (known.has(balanceId)) continue;
    const [month] = await asCaller(db, caller, (trx) => readMonths(trx, [balanceId]));
    const figures = await workers.run('deriveFigures', { month: month!, equivalences }, turn);
    await asCaller(db, caller, (trx) =>
      storeFigures(trx, { accountId: caller.accountId, balanceId, basis: digest, figures }),
    );
    known.set(balanceId, figures);
  }
  return ids.map((id) => known.get(id)!);
}
