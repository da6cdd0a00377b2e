/** A second implementation of what the accounts of a year moved, by loops over the printed rows. */
import type { SimulatedMonth } from '#simulator/model.ts';

/** By account: debits less credits of the months of a year, in cents. */
export function naiveMovements(months: readonly SimulatedMonth[], year: number): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { period, rows } of months) {
    if (period.year !== year) continue;
    for (const row of rows)
      if (!row.title) sums.set(row.account, (sums.get(row.account) ?? 0n) + row.debit - row.credit);
  }
  return sums;
}

/** By account: closing balances of the last month of a year, in cents. */
export function naiveClosings(months: readonly SimulatedMonth[], year: number): Map<string, bigint> {
  const last = months.filter(({ period }) => period.year === year).at(-1)!;
  const sums = new Map<string, bigint>();
  for (const row of last.rows) if (!row.title) sums.set(row.account, (sums.get(row.account) ?? 0n) + row.closing);
  return sums;
}
