/**
 * Rows that the administrator loads into the dated tables of the law: the same form for all tables, so that they are
 * stored, sent to workers and checked in one way.
 */

export const rateTables = [
  'interest',
  'productive',
  'uvt',
  'ipc',
  'wage',
  'withholding',
  'payroll',
  'selfWithholding',
] as const;
export type RateTable = (typeof rateTables)[number];

export interface LoadedRate {
  table: RateTable;
  /** Concept of the withholding or payroll table, CIIU of self-withholding; '' in the others. */
  key: string;
  /** First day in force, ISO. */
  from: string;
  /** Last day in force; null while in force. The day after it what held before holds again. */
  to: string | null;
  /** Figures by field of the table (`rate-fields.ts`): percentages, pesos, UVT or points of an index. */
  values: Readonly<Record<string, number>>;
  /** Norm that sets it: `Resolución 1234 de 2026`. */
  norm: string;
}
