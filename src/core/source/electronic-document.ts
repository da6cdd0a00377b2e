/** A row of the DIAN's report of electronic documents, as the crossing with the books sees it. */
import type { Cents } from '#core/money/money.ts';

/** Of the company: what it bought, what it sold, what it paid its employees. */
export type DocumentSide = 'received' | 'issued' | 'payroll';

export type DocumentKind =
  | 'invoice'
  | 'equivalent'
  | 'support'
  | 'credit_note'
  | 'debit_note'
  | 'support_note'
  | 'payroll'
  | 'payroll_adjustment';

export interface ElectronicDocument {
  kind: DocumentKind;
  side: DocumentSide;
  /** CUFE or CUDE: the same document in several rows and files has the same one. */
  cufe: string;
  /** Empty where the document has none. */
  prefix: string;
  /** Without prefix; null where the folio does not end in a number. */
  number: number | null;
  /** `FE1234`: prefix and number together. */
  folio: string;
  /** Day of issue, `2026-03-31`. */
  day: string;
  /** ISO code of its currency. */
  currency: string;
  /** The other party, grouping key of third parties; empty where the report has none. */
  nit: string;
  name: string;
  /** VAT in cents, positive. */
  vat: Cents;
  /** All its taxes, VAT included, in cents, positive; not what was withheld. */
  taxes: Cents;
  /** Total with taxes in cents; negative for what is taken back, as a credit note. */
  total: Cents;
  /** Row of its file. */
  row: number;
}

/** The documents of a company, without repeats, in order of day. */
export interface DocumentTable {
  /** The company's NIT without DV. */
  nit: string;
  documents: readonly ElectronicDocument[];
  /** Rows of the files, those that are no document of the company included. */
  rows: number;
  /** First and last months with documents, `2026-03`. */
  from: string;
  to: string;
}
