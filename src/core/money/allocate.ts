/** Division of an amount among those who share it, as entries and tables show it. */

import type { Cents } from './money.ts';
import { splitByWeight } from './split.ts';

/**
 * The amount, positive, in parts by weight, largest first (`splitByWeight`). Weights that add up to the amount are its
 * parts as they are. Weights and parts of zero or less are left out.
 */
export function allocate<Weight extends { readonly amount: Cents }>(
  amount: Cents,
  weights: readonly Weight[],
): Weight[] {
  const positive = weights
    .filter((one) => one.amount > 0n)
    .toSorted((a, b) => (a.amount === b.amount ? 0 : a.amount < b.amount ? 1 : -1));
  const all = positive.reduce((sum, one) => sum + one.amount, 0n);
  if (all === amount) return positive;
  const parts = splitByWeight(
    amount,
    positive.map((one) => one.amount),
  );
  return positive.map((one, at) => ({ ...one, amount: parts[at]! })).filter((one) => one.amount > 0n);
}
