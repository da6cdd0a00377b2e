/** A package whose balance is one flat table: its format is told by the headers or by what stands above them, the rest is common. */
import type { Columns, Detection, Format, RawRow, ReportTitle } from '#core/reading/format.ts';
import { findHeaderRow, plainText } from '#core/reading/headers/header-row.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import type { Sheet, SheetRow } from '#core/reading/workbook.ts';
import { tableRows } from './table-rows.ts';

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
    rows: rows ?? (({ sheet, headerRow, columns }) => tableRows(sheet, headerRow, columns)),
  };
}

interface FoundTable {
  /** Of the headers, 1-based. */
  row: number;
  table: FlatTable;
  title: ReportTitle;
}

const known = new WeakMap<Sheet, FoundTable | null>();

/** The table of a sheet, looked for once: every package of one flat table asks for it. */
function tableOf(sheet: Sheet): FoundTable | null {
  let table = known.get(sheet);
  if (table === undefined) {
    table = lookForTable(sheet);
    known.set(sheet, table);
  }
  return table;
}

function lookForTable(sheet: Sheet): FoundTable | null {
  const header = findHeaderRow(sheet);
  if (!header) return null;
  const { headers } = header;
  const below = sheet.head.filter(({ number }) => number > header.row);
  const above = sheet.head.filter(({ number }) => number < header.first);
  return {
    row: header.row,
    title: readReportTitle(above),
    table: {
      headers,
      columns: numberBeforeName(underMergedHeaders(header.columns, headers, below), headers, below),
      above: above.flatMap(({ cells }) => cells.map(plainText)).filter((words) => words !== ''),
      below,
    },
  };
}

/** Rows looked at to tell numbers from names. */
const ENOUGH_PARTIES = 3;

/** A column that is called `Tercero` holds numbers or names: what lies in it says which, and whether the next one has the other. */
function numberBeforeName(columns: Columns, headers: readonly string[], below: readonly SheetRow[]): Columns {
  const { id, thirdPartyName: name } = columns;
  if (name === undefined) return columns;
  const isNumbered = (column: number) => {
    const cells = below.map(({ cells }) => plainText(cells[column] ?? null)).filter((words) => words !== '');
    const numbers = cells.filter((words) => /^[a-z]{0,3}[\d ]{4,}$/.test(words)).length;
    return { filled: cells.length >= ENOUGH_PARTIES, numbers: numbers * 2 > cells.length };
  };
  const found = isNumbered(name);
  if (!found.filled || !found.numbers) return columns;
  if (id !== undefined) {
    const other = isNumbered(id);
    return other.filled && !other.numbers ? { ...columns, id: name, thirdPartyName: id } : columns;
  }
  const next = (headers[name + 1] ?? '') === '' && isNumbered(name + 1).filled ? name + 1 : undefined;
  const { thirdPartyName: _number, ...rest } = columns;
  return next === undefined ? { ...rest, id: name } : { ...rest, id: name, thirdPartyName: next };
}

/** A header merged over several columns stands in the first; where nothing lies below it, its cells are in the next that have some. */
function underMergedHeaders(columns: Columns, headers: readonly string[], below: readonly SheetRow[]): Columns {
  const isUsed = (column: number) => below.some(({ cells }) => plainText(cells[column] ?? null) !== '');
  const isNamed = (column: number) => (headers[column] ?? '') !== '';
  const widest = Math.max(headers.length, ...below.map(({ cells }) => cells.length));
  const settled = Object.entries(columns).map(([field, column]) => {
    if (isUsed(column)) return [field, column];
    for (let next = column + 1; next < widest && !isNamed(next); next++) if (isUsed(next)) return [field, next];
    return [field, column];
  });
  return Object.fromEntries(settled) as Columns;
}
