/** First column and totals of the source-rows table. */
import type { TrialBalanceRowDocument } from '#api/balances/trial-balances/contract.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

type Amounts = Record<'opening' | 'debit' | 'credit' | 'closing', Cents>;

/** Whether the rows differ in account; rows of one account differ in third party. */
export function showsAccount(rows: readonly TrialBalanceRowDocument[]): boolean {
  return new Set(rows.map(({ account }) => account)).size > 1;
}

export function rowSums(rows: readonly TrialBalanceRowDocument[]): Amounts {
  const sum = (name: keyof Amounts) => rows.reduce((total, row) => total + fromDecimal(row[name]), 0n);
  return { opening: sum('opening'), debit: sum('debit'), credit: sum('credit'), closing: sum('closing') };
}
