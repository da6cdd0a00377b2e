/** Headers that say two things: `nombre` may be the account's or the third party's, `tercero` its name or its number. */
import type { Columns } from '../format.ts';

/** Settles what the unambiguous headers have left, by where each column stands. Changes `columns`. */
export function settleAmbiguous(headers: readonly string[], columns: Columns, taken: ReadonlySet<number>): void {
  // One column for both: the rows below say which is which.
  const both = columns.thirdPartyName;
  if (columns.code === undefined && both !== undefined && headers[both] === 'cuenta tercero') {
    columns.code = both;
    delete columns.thirdPartyName;
  }
  const left = headers.flatMap((header, column) => (taken.has(column) ? [] : [{ header, column }]));
  const number = left.find(({ header }) => header === 'tercero');
  if (number && columns.id === undefined && columns.thirdPartyName !== undefined) columns.id = number.column;
  for (const { header, column } of left) {
    if (header !== 'nombre') continue;
    const party = columns.thirdPartyName;
    // `Tercero | Nombre`: the first is the number.
    if (columns.id === undefined && party !== undefined && isRightOf(party, column, columns)) {
      columns.id = party;
      columns.thirdPartyName = column;
    } else if (columns.id !== undefined && isRightOf(columns.id, column, columns)) columns.thirdPartyName ??= column;
    else columns.name ??= column;
  }
}

/** Whether a column stands right of another with no code between them. */
function isRightOf(other: number, column: number, { code }: Columns): boolean {
  return other < column && (code === undefined || code < other || code > column);
}
