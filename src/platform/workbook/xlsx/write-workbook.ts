/** Cells to the bytes of an xlsx, always the same bytes for the same cells. */
import { writeXlsx } from 'hucre/xlsx';

/** A sheet to write: rows of texts, numbers and nothing. */
export interface SheetToWrite {
  name: string;
  rows: (string | number | null)[][];
}

/** Files of sample data carry a fixed date, so that they can be compared byte for byte. */
const WRITTEN = new Date(Date.UTC(2026, 0, 1));

/** Writes an xlsx. */
export function writeWorkbook(sheets: readonly SheetToWrite[]): Promise<Uint8Array> {
  return writeXlsx({ sheets: [...sheets], properties: { created: WRITTEN, modified: WRITTEN } });
}
