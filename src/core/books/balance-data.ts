/** A month as plain data and typed arrays: what readers make, workers exchange and the blob holds. Validations see the view of it. */

import type { Period } from '#core/calendar/period.ts';
import type { Amounts } from './amounts.ts';

/** How the file printed balances; the view is always `signed`. */
export type SignConvention = 'signed' | 'by_class' | 'by_nature';

export interface BalanceCompany {
  nit: string | null;
  dv: number | null;
  name: string | null;
}

export interface BalanceData {
  company: BalanceCompany;
  period: Period | null;
  /** Key of the format that read it. */
  format: string;
  sheet: string;
  sign: SignConvention;
  /** Every account of the file, titles too, sorted by code. */
  accounts: {
    codes: string[];
    names: string[];
    /** Row of the file that declares the account's total, 0 if none. */
    declaredRow: Uint32Array;
    /** Opening, debit, credit, closing that the file declares, four per account. */
    declared: BigInt64Array;
  };
  /** Every distinct naming (id, DV, name) of a third party; entry 0 is "no third party". */
  thirdParties: { ids: string[]; names: string[] /** −1 where the file gives none. */; dvs: Int8Array };
  /** Facts: leaves and their third parties, sorted by account, then by row of the file. */
  rows: {
    account: Uint32Array;
    thirdParty: Uint32Array;
    /** Row of the file, 1-based. */
    source: Uint32Array;
    /** Index into `branches`. */
    branch: Uint16Array;
    opening: BigInt64Array;
    debit: BigInt64Array;
    credit: BigInt64Array;
    closing: BigInt64Array;
  };
  branches: string[];
  /** The file's own grand total, when it prints one. */
  grandTotal: (Amounts & { row: number }) | null;
}

/** Key by which a view gives its data to those who keep, send or list it whole. */
export const DATA: unique symbol = Symbol('data');
