/**
 * A list of totals by third party below the book: rows without a code, which would belong to the last account. Each has
 * the movement of all rows of its third party above the list.
 */
import type { RawRows } from '../rows/raw-rows.ts';

/** Rows with movement that say so; of longer lists the last rows do. */
const LEAST_ROWS = 3;
const MOST_ROWS = 2000;

/** Leaves out the rows of such a list. */
export function dropTotalsByParty(raw: RawRows): void {
  const { count, coded, thirdParty, amounts } = raw;
  if (count - coded < LEAST_ROWS || coded === 0) return;
  const first = Math.max(coded, count - MOST_ROWS);
  const sums = new Map<number, [bigint, bigint]>();
  const take = (row: number) => {
    const [debit, credit] = sums.get(thirdParty[row]!) ?? [0n, 0n];
    sums.set(thirdParty[row]!, [debit + amounts.debit.cents[row]!, credit + amounts.credit.cents[row]!]);
  };
  const isTotal = (row: number) => {
    const [debit, credit] = sums.get(thirdParty[row]!) ?? [0n, 0n];
    return thirdParty[row] !== 0 && amounts.debit.cents[row] === debit && amounts.credit.cents[row] === credit;
  };
  for (let row = 0; row < first; row++) take(row);
  for (let start = first; start <= count - LEAST_ROWS; start++) {
    const rows = Array.from({ length: count - start }, (_, at) => start + at);
    const moved = rows.filter((row) => !amounts.debit.isZero(row) || !amounts.credit.isZero(row));
    if (isTotal(count - 1) && moved.length >= LEAST_ROWS && rows.every(isTotal)) {
      raw.count = start;
      return;
    }
    take(start);
  }
}
