/**
 * Thresholds below which amounts do not matter: arithmetic tolerances, noise of balances, materiality (domain.md
 * section 3).
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { type Cents, max, percentOf, pesos } from '#core/money/money.ts';
import { nearestUvt } from '#core/reference/tax/uvt.ts';

export interface Tolerances {
  /** Arithmetic of a row: one peso. */
  row: Cents;
  /** Arithmetic of a total: five pesos. */
  total: Cents;
  /** Balances below it are rounding (ajuste al peso): 1,000 pesos. */
  noise: Cents;
  /** What is below it weighs a step less: max(1 % of materiality, 20,000 pesos). */
  petty: Cents;
  /** max(1 % of the month's revenue, 0.05 % of assets, 5 UVT). */
  materiality: Cents;
}

export function tolerancesOf(balance: TrialBalance, period: Period): Tolerances {
  const income = balance.sum('4');
  const revenue = income.credit - income.debit;
  const assets = balance.sum('1').closing;
  const fiveUvt = nearestUvt(period.year) * 5n;
  const materiality = max(percentOf(revenue, 1), percentOf(assets, 0.05), fiveUvt);
  return {
    row: pesos(1),
    total: pesos(5),
    noise: pesos(1000),
    petty: max(percentOf(materiality, 1), pesos(20_000)),
    materiality,
  };
}
