/** What the second files of a company say, by source. */
import type { BankTable } from './bank-statement.ts';
import type { DocumentTable } from './electronic-document.ts';
import type { PlanillaTable } from './planilla.ts';
import type { RegisterTable } from './register.ts';
import type { ReportedTable } from './reported.ts';

/** A validation is run only where all the tables that it needs are there. */
export interface SourceTables {
  documentos?: DocumentTable;
  planilla?: PlanillaTable;
  reportado?: ReportedTable;
  extracto?: BankTable;
  auxiliares?: RegisterTable;
}

export type SourceKey = keyof SourceTables;

/** In the order of the line of sources. */
export const sourceKeys = [
  'documentos',
  'planilla',
  'extracto',
  'auxiliares',
  'reportado',
] as const satisfies readonly SourceKey[];

/** Documents, people or rows of a table, whatever its source calls them. */
export function recordCount(table: Required<SourceTables>[SourceKey]): number {
  return Object.values(table).find((value): value is readonly unknown[] => Array.isArray(value))?.length ?? 0;
}
