/** Where a column of a table stands, for a sentence. */
import type { Recognised } from '../detect-format.ts';
import type { Field } from '../format.ts';
import type { ReadIssue } from '../read-issue.ts';

/** Index and header of the column of a field; empty if the table has none. */
export function columnPlace({ detection }: Recognised, field: Field): Pick<ReadIssue, 'column' | 'header'> {
  const index = detection.columns[field];
  if (index === undefined) return {};
  const header = detection.sheet.head.find((row) => row.number === detection.headerRow)?.cells[index];
  return { column: index, ...(header ? { header: String(header).trim() } : {}) };
}
