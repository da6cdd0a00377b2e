/** What the second files of a company say, by source. */
import type { DocumentTable } from './electronic-document.ts';

/** A validation is run only where all the tables that it needs are there. */
export interface SourceTables {
  documentos?: DocumentTable;
}

export type SourceKey = keyof SourceTables;
