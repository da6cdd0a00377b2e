/** Sums over the rows of a month, for tests of the simulated books against the legal calendar and rates. */
import type { Cents } from '#core/money/money.ts';
import type { SimulatedMonth, Simulation, TrialBalanceRow } from '#simulator/model.ts';

export type Column = 'opening' | 'debit' | 'credit' | 'closing';

/** Rows of facts, without titles. */
export function factsOf(month: SimulatedMonth): TrialBalanceRow[] {
  return month.rows.filter((row) => !row.title);
}

/** Sum of a column over the accounts under the prefixes, of all third parties or of one. Cents, debit positive. */
export function sumOf(month: SimulatedMonth, column: Column, prefixes: string | string[], thirdParty?: string): Cents {
  const under = [prefixes].flat();
  return factsOf(month)
    .filter((row) => under.some((prefix) => row.account.startsWith(prefix)))
    .filter((row) => thirdParty === undefined || row.thirdParty?.id === thirdParty)
    .reduce((sum, row) => sum + row[column], 0n);
}

/** Debits less credits of the month. */
export function movementOf(month: SimulatedMonth, prefixes: string | string[], thirdParty?: string): Cents {
  return sumOf(month, 'debit', prefixes, thirdParty) - sumOf(month, 'credit', prefixes, thirdParty);
}

/** The month of a key such as `2026-02`. Throws if not simulated. */
export function monthOf(simulation: Simulation, key: string): SimulatedMonth {
  const [year, month] = key.split('-').map(Number);
  const found = simulation.months.find(({ period }) => period.year === year && period.month === month);
  if (!found) throw new RangeError(`${key} was not simulated`);
  return found;
}

/** The ratio of two amounts, for rates. */
export function ratio(part: Cents, whole: Cents): number {
  return Number(part) / Number(whole);
}
