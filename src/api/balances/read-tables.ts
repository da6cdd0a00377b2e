/**
 * All cells of a small workbook, in a reader process: for files that are no balances. Percentages are texts, as a person sees
 * them: a rate that is typed as `2,5%` is no 0.025.
 */
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';

export interface ReadTables {
  sheets: { name: string; rows: { number: number; cells: Cell[] }[] }[];
  /** Sentence for a file that cannot be opened. */
  problem: string | null;
}

/** `mostRows`, `mostColumns`: what is beyond is not read, except one row more, which says that there is more. */
export async function readTables({
  bytes,
  fileName,
  mostRows,
  mostColumns,
}: {
  bytes: Uint8Array;
  fileName: string;
  mostRows: number;
  mostColumns: number;
}): Promise<ReadTables> {
  try {
    const { sheets } = await openWorkbook(bytes, fileName, { percentagesAsShown: true });
    const read: ReadTables['sheets'] = [];
    for (const sheet of sheets) {
      const rows: { number: number; cells: Cell[] }[] = [];
      await sheet.scan(({ number, cells }) => {
        rows.push({ number, cells: cells.slice(0, mostColumns) });
        return rows.length <= mostRows;
      });
      read.push({ name: sheet.name, rows });
    }
    return { sheets: read, problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { sheets: [], problem: describeReadIssue(error.issue) };
  }
}
