/** Which account of a benefit's liability a finding is about. */
import type { PayrollMonth } from './payroll-month.ts';

/** The leaf that owes most. */
export function largestOf({ balance }: PayrollMonth, leaves: readonly number[]): number | undefined {
  const closing = (leaf: number) => balance.leaf(leaf).sum.closing;
  return leaves.toSorted((a, b) => (closing(a) < closing(b) ? -1 : 1))[0];
}

/** The leaf with most debit balance. */
export function mostDebit({ balance }: PayrollMonth, leaves: readonly number[]): number | undefined {
  const closing = (leaf: number) => balance.leaf(leaf).sum.closing;
  return leaves.toSorted((a, b) => (closing(a) > closing(b) ? -1 : 1))[0];
}

/** Code of a leaf, null for none. */
export function codeOf({ balance }: PayrollMonth, leaf: number | undefined): string | null {
  return leaf === undefined ? null : balance.leaf(leaf).code;
}
