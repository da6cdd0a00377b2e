/**
 * Declares the format of a package whose balance is one flat table: recognised by its headers or by the text above
 * them; the rest is common.
 */
import type { Columns, Detection, Format, RawRow, ReportTitle } from '#core/reading/format.ts';
import { findHeaderRow, type HeaderRow, matchHeaders, plainText } from '#core/reading/headers/header-row.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import { booksBeside } from '#core/reading/questions/books-beside.es.ts';
import type { Sheet, SheetRow } from '#core/reading/workbook.ts';
import { headerByFigures, thirdPartyByContent } from './header-by-figures.ts';
import { tableRows } from './table-rows.ts';
import { wholeCodes } from './whole-codes.ts';

/** A sheet with a header row, as input of recognition. */
export interface FlatTable {
  /** Normalised headers, by column. */
  headers: readonly string[];
  columns: Columns;
  /** Normalised text of every cell above the headers. */
  above: readonly string[];
  /** The first rows below them. */
  below: readonly SheetRow[];
}

export interface FlatPackage
  extends Pick<Format, 'key' | 'name' | 'softwareId' | 'alsoSoftwareIds' | 'evidence' | 'isGeneral'> {
  score: number;
  /** The columns if the table is this package's, its own column names included; else null. */
  own(table: FlatTable): Columns | null;
  /** Own row classifier, for rows that need more than their columns. */
  rows?(detection: Detection): (row: SheetRow) => RawRow | null;
}

export function flatFormat({ score, own, rows, ...declared }: FlatPackage): Format {
  return {
    ...declared,
    detect: (workbook) =>
      workbook.sheets.flatMap((sheet) => {
        const found = tableOf(sheet);
        if (!found || (found.byFigures && !declared.isGeneral)) return [];
        const columns = own(found.table);
        const { row: headerRow, title, byFigures, groupRow } = found;
        const more = { ...(byFigures ? { byFigures } : {}), ...(groupRow === undefined ? {} : { groupRow }) };
        return columns ? [{ sheet, headerRow, columns, score, title, ...more }] : [];
      }),
    rows: rows ?? (({ sheet, headerRow, columns }) => tableRows(sheet, headerRow, columns)),
  };
}

interface FoundTable {
  /** 1-based header row. */
  row: number;
  table: FlatTable;
  title: ReportTitle;
  groupRow?: number;
  /** Its headers are of no package: the columns were found by their figures. */
  byFigures: boolean;
}

const known = new WeakMap<Sheet, FoundTable | null>();

/** Cached per sheet: every flat format asks for it. */
function tableOf(sheet: Sheet): FoundTable | null {
  let table = known.get(sheet);
  if (table === undefined) {
    table = lookForTable(sheet);
    known.set(sheet, table);
  }
  return table;
}

function lookForTable(sheet: Sheet): FoundTable | null {
  const named = findHeaderRow(sheet);
  const header = named ?? headerByFigures(sheet);
  if (!header) return null;
  const { row, headers } = header;
  const first = named?.first ?? row;
  const below = sheet.head.filter(({ number }) => number > row);
  const before = sheet.head.filter(({ number }) => number < first);
  // The names of books over their amounts are none of the report's title.
  const groups = before.length > 0 && booksBeside({ sheet, headerRow: row, columns: header.columns }).length > 1;
  const above = groups ? before.slice(0, -1) : before;
  const filled = underMergedHeaders(wholeCodes(header.columns, headers, below), headers, below);
  const columns = numberBeforeName(ofThirdParties(filled, headers, below), headers, below);
  return {
    row,
    byFigures: named === null,
    ...(groups ? { groupRow: before.at(-1)!.number } : {}),
    title: readReportTitle([...above, ...titleBelow(below, columns)]),
    table: {
      headers,
      columns: withThirdParties(columns, headers, below, sidesOf(named)),
      above: above.flatMap(({ cells }) => cells.map(plainText)).filter((words) => words !== ''),
      below,
    },
  };
}

/** Rows between the headers and the first account: some packages print the title there, with zeros for figures. */
function titleBelow(below: readonly SheetRow[], { code = 0 }: Columns): SheetRow[] {
  const first = below.findIndex(({ cells }) => plainText(cells[code] ?? null) !== '');
  return below.slice(0, Math.max(0, first)).map(({ number, cells }) => ({
    number,
    cells: cells.map((cell) => (typeof cell === 'string' ? cell : null)),
  }));
}

/** Columns of balances that are printed in two. */
function sidesOf(header: HeaderRow | null): number[] {
  return Object.values(header?.pairs ?? {}).flatMap(({ debit, credit }) => [debit, credit]);
}

/** A table without a known header of third parties has them where a column of ids is filled, if one is. */
function withThirdParties(
  columns: Columns,
  headers: readonly string[],
  below: readonly SheetRow[],
  sides: readonly number[],
): Columns {
  if (columns.id !== undefined || columns.thirdPartyName !== undefined) return columns;
  return { ...columns, ...thirdPartyByContent(below, headers.length, new Set([...Object.values(columns), ...sides])) };
}

/** Rows in which one value says that a column is of the company. */
const ENOUGH_ROWS = 8;

/** Columns of third parties that say the same in every row give way to others of such a header. */
function ofThirdParties(columns: Columns, headers: readonly string[], below: readonly SheetRow[]): Columns {
  const rows = below.filter(({ cells }) => plainText(cells[columns.code ?? -1] ?? null) !== '');
  const isConstant = (column: number | undefined) =>
    column !== undefined && new Set(rows.map(({ cells }) => plainText(cells[column] ?? null))).size === 1;
  const fixed = [columns.id, columns.thirdPartyName].filter(isConstant);
  if (fixed.length === 0 || rows.length < ENOUGH_ROWS) return columns;
  const others = matchHeaders(headers.map((header, column) => (fixed.includes(column) ? '' : header)));
  const found = (['id', 'thirdPartyName'] as const).flatMap((field) => {
    const other = others[field];
    return other === undefined || isConstant(other) ? [] : [[field, other] as const];
  });
  return found.length === 0 ? columns : { ...columns, ...Object.fromEntries(found) };
}

/** Number of rows sampled to tell ids from names. */
const ENOUGH_PARTIES = 3;

/** A column named `Tercero` holds ids or names: its cells decide, and whether the next column holds the other. */
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

/**
 * A merged header is in the first of its columns; if that one is empty below, its cells are in the next non-empty one.
 */
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
