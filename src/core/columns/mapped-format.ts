/** Format made from a column mapping: recognises sheets with the same headers and reads their rows. */

import { amountFields, type Columns, type Detection, type Format, mappedFormatKey } from '#core/reading/format.ts';
import { readReportTitle } from '#core/reading/headers/report-title.es.ts';
import { withMendedCodes } from '#core/reading/rows/mended-codes.ts';
import type { Sheet } from '#core/reading/workbook.ts';
import type { BalanceColumns, ColumnMapping } from './column-mapping.ts';
import { headerWords } from './header-words.es.ts';
import { mappedRows } from './mapped-rows.ts';
import { NO_TITLES } from './sheet-places.ts';
import { tableRows } from './table-rows.ts';
import { fitUntitled, rowsAbove, widthOf } from './untitled-rows.ts';

/** Score of a column mapping: above any format's detection. */
const CERTAIN = 100;
/** Score without headers: below any format that recognises its own. */
const BY_PLACE = 55;

/** `name`: display name, «Columnas de Acme». */
export function mappedFormat(mapping: ColumnMapping, name: string): Format {
  return {
    key: mappedFormatKey,
    name,
    softwareId: null,
    evidence: 'told',
    detect: (workbook) =>
      workbook.sheets.flatMap((sheet): Detection[] => {
        const isUntitled = mapping.headerRow === NO_TITLES;
        const headerRow = isUntitled ? untitled(sheet, mapping) : findHeaders(sheet, mapping);
        if (headerRow === null) return [];
        const above = isUntitled ? rowsAbove(sheet, mapping) : sheet.head.filter(({ number }) => number < headerRow);
        const [columns, score] = [columnsOf(mapping), isUntitled ? BY_PLACE : CERTAIN];
        return [{ sheet, headerRow, columns, score, title: readReportTitle(above), given: givenBy(mapping) }];
      }),
    rows: ({ sheet, headerRow, columns }) =>
      mapping.found
        ? tableRows(sheet, headerRow, columns)
        : withMendedCodes(
            sheet.head.filter(({ number }) => number > headerRow),
            mapping.code[0]!,
            () => mappedRows(mapping, columns),
          ),
  };
}

/** A sheet without headers matches by width and by rows that add up; the sheet under test always matches. */
function untitled(sheet: Sheet, mapping: ColumnMapping): number | null {
  const { headers } = mapping;
  const fits = headers === undefined || (widthOf(sheet) === headers.length && fitUntitled(sheet, mapping));
  return fits ? NO_TITLES : null;
}

/** The row with the mapped headers; the row number of the mapping when it has none. */
function findHeaders(sheet: Sheet, { headers, headerRow }: ColumnMapping): number | null {
  const found = sheet.head.find(({ number, cells }) =>
    headers === undefined ? number === headerRow : sameHeaders(headerWords(cells), headers),
  );
  return found?.number ?? null;
}

function sameHeaders(found: readonly string[], wanted: readonly string[]): boolean {
  return found.length === wanted.length && found.every((header, column) => header === wanted[column]);
}

function columnsOf(mapping: ColumnMapping): Columns {
  const columns: Columns = { code: mapping.code[0]! };
  for (const field of ['name', 'id', 'dv', 'branch', 'thirdPartyName'] as const) {
    const column = mapping[field];
    if (column !== null) columns[field] = column;
  }
  for (const field of amountFields) {
    const balance = mapping[field];
    if (balance !== null) columns[field] = firstColumn(balance);
  }
  return columns;
}

function firstColumn(balance: BalanceColumns): number {
  return typeof balance === 'number' ? balance : balance.debit;
}

function givenBy({ sign, decimal }: ColumnMapping): NonNullable<Detection['given']> {
  return { ...(sign === 'auto' ? {} : { sign }), ...(decimal === 'auto' ? {} : { decimal }) };
}
