/** The column of accounts among several of its name: a report may print a part of each code before the whole of it. */
import type { Columns } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import type { SheetRow } from '#core/reading/workbook.ts';

/** `columns` with the fullest of the columns under the header of the accounts: codes in most rows, of most digits. */
export function wholeCodes(columns: Columns, headers: readonly string[], below: readonly SheetRow[]): Columns {
  const { code } = columns;
  if (code === undefined) return columns;
  const taken = new Set(Object.values(columns));
  const others = headers.flatMap((header, column) =>
    header !== '' && header === headers[code] && !taken.has(column) ? [column] : [],
  );
  const digitsIn = (column: number) =>
    below.reduce(
      (sum, { cells }) => sum + (/^\d+$/.exec(plainText(cells[column] ?? null).replaceAll(' ', ''))?.[0].length ?? 0),
      0,
    );
  const fullest = others.reduce((best, column) => (digitsIn(column) > digitsIn(best) ? column : best), code);
  return fullest === code ? columns : { ...columns, code: fullest };
}
