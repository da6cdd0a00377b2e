/** Writes cells as xlsx, with deterministic bytes. */
import { writeXlsx } from 'hucre/xlsx';

/** A sheet to write: rows of texts, numbers and nothing. */
export interface SheetToWrite {
  name: string;
  rows: (string | number | null)[][];
}

/** A fixed timestamp, so that sample files are comparable byte for byte. */
const WRITTEN = new Date(Date.UTC(2026, 0, 1));

/** Writes an xlsx. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [...sheets], properties: { created: WRITTEN, modified: WRITTEN } });
}
