/** Registers beside the books (ageing of receivables and payables, fixed assets, inventory), as the crossing sees them. */
import type { Cents } from '#core/money/money.ts';

export const registerKinds = ['receivable', 'payable', 'asset', 'inventory'] as const;
export type RegisterKind = (typeof registerKinds)[number];

/** A third party of an ageing, or an account of other registers, all its rows added up. */
export interface RegisterLine {
  /** Month of its cut, `2026-03`. */
  month: string;
  kind: RegisterKind;
  /** Grouping key of the third party, or code of the account; empty where the register has neither. */
  key: string;
  name: string;
  /** What is owed, or cost, in cents. */
  amount: Cents;
  /** Of assets, positive. */
  depreciation: Cents;
  /** First row of it in its file. */
  row: number;
}

export interface RegisterTable {
  /** The company's NIT without DV; empty where the file does not say it. */
  nit: string;
  lines: readonly RegisterLine[];
  rows: number;
  /** Month of its cut, twice. */
  from: string;
  to: string;
}
