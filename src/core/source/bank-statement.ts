/** Bank statements as the crossing with the books sees them: sums by account and month, no movement. */
import type { Cents } from '#core/money/money.ts';

/** What a movement is by its words; the rest of it is only money in or out. */
export const bankConcepts = ['gmf', 'fees', 'feeVat', 'interest', 'withheld'] as const;
export type BankConcept = (typeof bankConcepts)[number];

export interface BankMonth {
  /** `2026-03`. */
  month: string;
  /** Digits of the account as the file has them; empty where it says none. */
  account: string;
  /** As the file or its layout says; empty where neither does. */
  bank: string;
  /** Null where the file has no balance. */
  closing: Cents | null;
  /** Positive: everything that came in, and everything that went out. */
  inflow: Cents;
  outflow: Cents;
  /** Positive: charged to the account, and for interest credited to it; what was given back is taken off. */
  of: Readonly<Record<BankConcept, Cents>>;
  movements: number;
  /** First row of it in its file. */
  row: number;
}

export interface BankTable {
  /** The holder's NIT without DV; empty where the file does not say it, as most do not. */
  nit: string;
  months: readonly BankMonth[];
  rows: number;
  /** First and last months, `2026-03`. */
  from: string;
  to: string;
}
