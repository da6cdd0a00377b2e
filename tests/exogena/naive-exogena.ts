/** A second implementation of what formats add up, by loops over the printed rows. */
import type { SimulatedMonth, TrialBalanceRow } from '#simulator/model.ts';

function monthsOf(months: readonly SimulatedMonth[], year: number): SimulatedMonth[] {
  return months.filter(({ period }) => period.year === year);
}

/** By account: debits less credits of the months of a year, in cents. */
export function naiveMovements(months: readonly SimulatedMonth[], year: number): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { rows } of monthsOf(months, year))
    for (const row of rows)
      if (!row.title) sums.set(row.account, (sums.get(row.account) ?? 0n) + row.debit - row.credit);
  return sums;
}

/** By account: closing balances of the last month of a year, in cents. */
export function naiveClosings(months: readonly SimulatedMonth[], year: number): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const row of monthsOf(months, year).at(-1)!.rows)
    if (!row.title) sums.set(row.account, (sums.get(row.account) ?? 0n) + row.closing);
  return sums;
}

/** What a third party has under a beginning of accounts. `of`: of a row. */
interface NaiveSource {
  prefix: string;
  of: (row: TrialBalanceRow) => bigint;
}

/** By number of the third party, above zero. Companies of ten digits are written without their DV. */
export function naiveByPerson(
  months: readonly SimulatedMonth[],
  { prefix, of }: NaiveSource,
  own: string,
): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { rows } of months)
    for (const row of rows) {
      const id = row.thirdParty?.id ?? '';
      if (row.title || !row.account.startsWith(prefix) || id === '' || id === own || /^(\d)\1+$/.test(id)) continue;
      const number = /^[89]\d{9}$/.test(id) ? id.slice(0, 9) : id;
      sums.set(number, (sums.get(number) ?? 0n) + of(row));
    }
  for (const [number, sum] of sums) if (sum <= 0n) sums.delete(number);
  return sums;
}
