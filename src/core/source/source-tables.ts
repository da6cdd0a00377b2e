/** What the second files of a company say, by source. */
import type { DocumentTable } from './electronic-document.ts';
import type { PlanillaTable } from './planilla.ts';

/** A validation is run only where all the tables that it needs are there. */
export interface SourceTables {
  documentos?: DocumentTable;
  planilla?: PlanillaTable;
}

export type SourceKey = keyof SourceTables;

/** In the order of the line of sources. */
export const sourceKeys = ['documentos', 'planilla'] as const satisfies readonly SourceKey[];
