/** The liability account of a benefit for a finding. */
import type { PayrollMonth } from './payroll-month.ts';

/** Leaf with the largest debt. */
export function largestOf({ balance }: PayrollMonth, leaves: readonly number[]): number | undefined {
  const closing = (leaf: number) => balance.leaf(leaf).sum.closing;
  return leaves.toSorted((a, b) => (closing(a) < closing(b) ? -1 : 1))[0];
}

/** Leaf with the largest debit balance. */
export function mostDebit({ balance }: PayrollMonth, leaves: readonly number[]): number | undefined {
  const closing = (leaf: number) => balance.leaf(leaf).sum.closing;
  return leaves.toSorted((a, b) => (closing(a) > closing(b) ? -1 : 1))[0];
}

/** Code of a leaf, null for none. */
export function codeOf({ balance }: PayrollMonth, leaf: number | undefined): string | null {
  return leaf === undefined ? null : balance.leaf(leaf).code;
}
