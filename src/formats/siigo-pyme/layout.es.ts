/** The columns of Siigo Pyme's variants by their headers, unaccented, lower case, without punctuation. */
import type { Columns } from '#core/format.ts';

export interface Layout {
  headerRow: number;
  columns: Columns;
  /** Columns of the code's segments, the group first; a single one where the whole code is in one cell. */
  segments: number[];
  /** Column that says `cuenta` or `nit`, or −1. */
  breakColumn: number;
  score: number;
}

interface HeaderLine {
  number: number;
  headers: readonly string[];
}

const first = (headers: readonly string[], test: RegExp) => headers.findIndex((header) => test.test(header));

/** Headers of a column of its own for the name of the third party. */
const PARTY_NAME = /^(nombre tercero|tercero|razon social|identidad)$/;

/** The first line of headers that is Siigo Pyme's, or null. */
export function findLayout(lines: readonly HeaderLine[]): Layout | null {
  for (const { number, headers } of lines) {
    const amounts = {
      opening: first(headers, /^(saldo anterior|saldo inicial)$/),
      debit: first(headers, /^(debitos?|movimiento debito)$/),
      credit: first(headers, /^(creditos?|movimiento credito)$/),
      closing: first(headers, /^(nuevo saldo|saldo final)$/),
    };
    const nit = first(headers, /^nit$/);
    const description = first(headers, /^(descripcion|nombre)$/);
    const account = first(headers, /^cuenta$/);
    if (Object.values(amounts).some((column) => column < 0) || nit < 0 || description < 0 || account < 0) continue;
    const group = first(headers, /^grupo$/);
    const breakColumn = first(headers, /^rompimiento$/);
    const segments = [
      group,
      account,
      first(headers, /^subcuent/),
      first(headers, /^auxiliar$/),
      first(headers, /^subauxil/),
    ];
    const segmented = group >= 0 && segments[2]! >= 0;
    // One code cell: only Siigo Pyme names accounts and third parties in one column, between these two balances.
    const isItsOwn =
      headers.includes('saldo anterior') &&
      headers.includes('nuevo saldo') &&
      !headers.some((header) => PARTY_NAME.test(header));
    if (!segmented && breakColumn < 0 && !isItsOwn) continue;
    const dv = first(headers, /^(dig verificacion|dv)$/);
    const branch = first(headers, /^sucursal$/);
    const columns: Columns = { code: segmented ? group : account, id: nit, name: description, ...amounts };
    if (dv >= 0) columns.dv = dv;
    if (branch >= 0) columns.branch = branch;
    const score = segmented ? 95 : breakColumn >= 0 ? 90 : 70;
    return {
      headerRow: number,
      columns,
      segments: segmented ? segments.filter((column) => column >= 0) : [account],
      breakColumn,
      score,
    };
  }
  return null;
}
