/**
 * A month as plain data and typed arrays: the result of readers, the message between workers, the content of the blob.
 * Validations see only the view of it.
 */

import type { Period } from '#core/calendar/period.ts';
import type { Amounts } from './amounts.ts';

/** Sign convention of the file; the view is always `signed`. */
export type SignConvention = 'signed' | 'by_class' | 'by_nature';

export interface BalanceCompany {
  nit: string | null;
  dv: number | null;
  name: string | null;
}

export interface BalanceData {
  company: BalanceCompany;
  period: Period | null;
  /** Key of the format that read the file. */
  format: string;
  sheet: string;
  /** Of the file's figures, where they were multiplied to be in pesos. */
  unit?: 'miles' | 'millones';
  sign: SignConvention;
  /** All accounts of the file, titles included, sorted by code. */
  accounts: {
    codes: string[];
    names: string[];
    /** Row of the file that declares the account's total, 0 if none. */
    declaredRow: Uint32Array;
    /** Declared opening, debit, credit and closing, four per account. */
    declared: BigInt64Array;
  };
  /** Third-party dictionary: every distinct (id, DV, name); entry 0 is "no third party". */
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

/** Key of a view's raw data, for storage, transport and full listings. */
export const DATA: unique symbol = Symbol('data');
