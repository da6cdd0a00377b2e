/** First column and totals of the source-rows table. */
import type { TrialBalanceRowDocument } from '#api/balances/trial-balances/contract.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

type Amounts = Record<'opening' | 'debit' | 'credit' | 'closing', Cents>;

/** What a row must say: its account if the rows differ in it, its third party if they differ in that or in nothing. */
export function shownParts(rows: readonly TrialBalanceRowDocument[]): { account: boolean; thirdParty: boolean } {
  const differ = (of: (row: TrialBalanceRowDocument) => string) => new Set(rows.map(of)).size > 1;
  const account = differ((row) => row.account);
  const thirdParty = differ((row) => `${row.nit} ${row.thirdPartyName}`);
  return { account, thirdParty: thirdParty || !account };
}

export function rowSums(rows: readonly TrialBalanceRowDocument[]): Amounts {
  const sum = (name: keyof Amounts) => rows.reduce((total, row) => total + fromDecimal(row[name]), 0n);
  return { opening: sum('opening'), debit: sum('debit'), credit: sum('credit'), closing: sum('closing') };
}
