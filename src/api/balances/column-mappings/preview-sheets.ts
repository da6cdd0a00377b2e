/** First rows of the sheets of a file with guessed columns, in a worker thread. */

import { guessMapping } from '#core/columns/guess-mapping.es.ts';
import { MOST_COLUMNS } from '#core/columns/sheet-places.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Cell, Sheet } from '#core/reading/workbook.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { type KeptBytes, openKept } from '../open-kept.ts';
import type { SheetPreview } from './contract.ts';

const mostSheets = 40;
const mostRows = 40;
const longestCell = 60;

export interface SheetPreviews {
  fileName: string;
  sheets: SheetPreview[];
  /** Sentence for a file that cannot be opened. */
  problem: string | null;
}

/** Visible sheets, fullest first: the balance is likely there. */
export async function previewSheets(kept: KeptBytes): Promise<SheetPreviews> {
  try {
    const { bytes, fileName } = await openKept(kept);
    const { sheets } = await openWorkbook(bytes, fileName);
    const previews = sheets
      .filter(({ head }) => head.length > 0)
      .slice(0, mostSheets)
      .map(previewSheet);
    const cells = ({ rows, columns, hidden }: SheetPreview) => (hidden ? 0 : rows.length * columns);
    return { fileName, sheets: previews.sort((a, b) => cells(b) - cells(a)), problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { fileName: kept.fileName, sheets: [], problem: describeReadIssue(error.issue) };
  }
}

function previewSheet(sheet: Sheet): SheetPreview {
  const width = Math.max(
    ...sheet.head.map(({ cells }) => cells.findLastIndex((cell) => cell !== null && cell !== '') + 1),
  );
  const columns = Math.min(width, MOST_COLUMNS);
  const rows = sheet.head.slice(0, mostRows).map(({ number, cells }) => ({
    number,
    cells: Array.from({ length: columns }, (_, column) => cellText(cells[column] ?? null)),
  }));
  return { name: sheet.name, hidden: sheet.hidden, columns, rows, guess: guessMapping(sheet) };
}

function cellText(cell: Cell): string {
  const text = cell === null ? '' : String(cell).trim();
  return text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text;
}
