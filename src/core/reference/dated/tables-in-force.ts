/**
 * The dated tables that rates are looked up in. Rules ask for a rate deep inside their arithmetic, so an audit sets the
 * tables around its synchronous run instead of passing them through every function: its answer depends on its input only.
 */
import { type DatedTables, ownTables, tablesWith } from './dated-tables.ts';
import type { LoadedRate } from './loaded-rate.ts';

let current = ownTables;

export function tablesInForce(): DatedTables {
  return current;
}

/** Runs `work`, which must be synchronous, with the loaded rows over the program's tables. */
export function usingRates<Result>(loaded: readonly LoadedRate[], work: () => Result): Result {
  const before = current;
  current = tablesWith(loaded);
  try {
    return work();
  } finally {
    current = before;
  }
}
