/** Splits an amount in proportion to weights. */
import type { Cents } from './money.ts';

const PESO = 100n;

/**
 * Parts in the order of the weights, which add up to the amount: in whole pesos where it is, with what rounding leaves
 * in the part of the largest weight. Negative weights count as none; without any weight all is in the first part.
 */
export function splitByWeight(amount: Cents, weights: readonly bigint[]): Cents[] {
  const unit = amount % PESO === 0n ? PESO : 1n;
  const counted = weights.map((weight) => (weight > 0n ? weight : 0n));
  const all = counted.reduce((sum, weight) => sum + weight, 0n);
  const parts = counted.map((weight) => (all === 0n ? 0n : ((amount / unit) * weight) / all) * unit);
  const largest = counted.reduce((best, weight, index) => (weight > counted[best]! ? index : best), 0);
  const given = parts.reduce((sum, part) => sum + part, 0n);
  return parts.map((part, index) => (index === largest ? part + amount - given : part));
}
