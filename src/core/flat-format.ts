/** A package whose balance is one flat table: its format is told by the headers or by what stands above them, the rest is common. */
import type { Columns, Detection, Format, RawRow, ReportTitle } from './format.ts';
import { findHeaderRow, plainText } from './header-row.ts';
import { readReportTitle } from './report-title.es.ts';
import { tabularRow } from './tabular-row.ts';
import type { Sheet, SheetRow } from './workbook.ts';

/** A sheet with a header row, as a package looks at it. */
export interface FlatTable {
  /** Plain text of the header cells, by column. */
  headers: readonly string[];
  columns: Columns;
  /** Plain text of every cell above the headers. */
  above: readonly string[];
  /** The first rows below them. */
  below: readonly SheetRow[];
}

export interface FlatPackage extends Pick<Format, 'key' | 'name' | 'softwareId' | 'alsoSoftwareIds' | 'isGeneral'> {
  score: number;
  /** The columns of a table that is this package's, its own names besides the usual ones; null when it is not. */
  own(table: FlatTable): Columns | null;
  /** Where rows are more than their columns. */
  rows?(detection: Detection): (row: SheetRow) => RawRow | null;
}

export function flatFormat({ score, own, rows, ...declared }: FlatPackage): Format {
  return {
    ...declared,
    detect: (workbook) =>
      workbook.sheets.flatMap((sheet) => {
        const found = tableOf(sheet);
        const columns = found && own(found.table);
        return columns ? [{ sheet, headerRow: found.row, columns, score, title: found.title }] : [];
      }),
    rows: rows ?? (({ columns }) => tabularRow(columns)),
  };
}

function tableOf(sheet: Sheet): { row: number; table: FlatTable; title: ReportTitle } | null {
  const header = findHeaderRow(sheet);
  if (!header) return null;
  const above = sheet.head.filter(({ number }) => number < header.row);
  return {
    row: header.row,
    title: readReportTitle(above),
    table: {
      headers: sheet.head.find(({ number }) => number === header.row)!.cells.map(plainText),
      columns: header.columns,
      above: above.flatMap(({ cells }) => cells.map(plainText)).filter((words) => words !== ''),
      below: sheet.head.filter(({ number }) => number > header.row),
    },
  };
}
