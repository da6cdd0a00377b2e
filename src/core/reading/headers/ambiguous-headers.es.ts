/** Ambiguous headers: `nombre` may be the account's or the third party's, `tercero` its name or its number. */
import type { Columns } from '../format.ts';

const NAMED =
  /^(?:empresa|beneficiario|cliente|proveedor|cliente proveedor|asociado|contacto|titular|entidad|persona)$/;

/** Assigns ambiguous headers by the position of each column, after the unambiguous ones. Mutates `columns`. */
export function settleAmbiguous(headers: readonly string[], columns: Columns, taken: ReadonlySet<number>): void {
  // One column for both: the rows below tell them apart.
  const both = headers.indexOf('cuenta tercero');
  if (columns.code === undefined && both >= 0) {
    columns.code = both;
    if (columns.thirdPartyName === both) delete columns.thirdPartyName;
  }
  const left = headers.flatMap((header, column) => (taken.has(column) ? [] : [{ header, column }]));
  const number = left.find(({ header }) => header === 'tercero');
  if (number && columns.id === undefined && columns.thirdPartyName !== undefined) columns.id = number.column;
  for (const { header, column } of left) {
    if (header !== 'nombre') continue;
    const thirdParty = columns.thirdPartyName;
    // `Tercero | Nombre`: the first is the id.
    if (columns.id === undefined && thirdParty !== undefined && isRightOf(thirdParty, column, columns)) {
      columns.id = thirdParty;
      columns.thirdPartyName = column;
    } else if (columns.id !== undefined && isRightOf(columns.id, column, columns)) columns.thirdPartyName ??= column;
    else columns.name ??= column;
  }
  nameBesideId(headers, columns, taken);
}

/** Who has the id beside it, whatever the report calls them; a company's own columns stand before the accounts. */
function nameBesideId(headers: readonly string[], columns: Columns, taken: ReadonlySet<number>): void {
  const { id, code, dv } = columns;
  if (id === undefined || code === undefined || columns.thirdPartyName !== undefined || id < code) return;
  const beside = [id + 1, ...(dv === id + 1 ? [id + 2] : []), id - 1].find(
    (column) => column > code && !taken.has(column) && NAMED.test(headers[column] ?? ''),
  );
  if (beside !== undefined && beside !== columns.name) columns.thirdPartyName = beside;
}

/** Whether a column is to the right of another with no code column between them. */
function isRightOf(other: number, column: number, { code }: Columns): boolean {
  return other < column && (code === undefined || code < other || code > column);
}
