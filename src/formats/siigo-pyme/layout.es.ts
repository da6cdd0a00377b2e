/** Column layouts of Siigo Pyme's variants by headers, unaccented, lower case, without punctuation. */
import type { Columns } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import type { Cell } from '#core/reading/workbook.ts';

export interface Layout {
  headerRow: number;
  columns: Columns;
  /** Columns of the code's segments, the group first; a single one where the whole code is in one cell. */
  segments: number[];
  /** Column with `cuenta` or `nit`, or −1. */
  breakColumn: number;
  score: number;
}

interface HeaderLine {
  number: number;
  headers: readonly string[];
}

const first = (headers: readonly string[], test: RegExp) => headers.findIndex((header) => test.test(header));

/** Headers of a separate third-party name column. */
const PARTY_NAME = /^(nombre tercero|nombre nit|tercero|razon social|identidad)$/;

/** What Siigo Pyme prints before the balances. */
const OWN =
  /^(?:cuenta|nit|descripcion|nombre|suc\w*|dig verificacion|d v|dv|centro\b.*|subcentro|c c|c costo|ult mov\w*|ultimo movimiento)$/;

/** Whether the break column marks an account row. */
export function isAccountBreak(cell: Cell): boolean {
  return plainText(cell) === 'cuenta';
}

/** Each page repeats the headers: detected by the debit cell. */
export function isHeaderRepeated(debit: Cell): boolean {
  return DEBIT.test(plainText(debit));
}

const DEBIT = /^(debitos?|movimiento debito)$/;

/** The first header line that is Siigo Pyme's, or null. */
export function findLayout(lines: readonly HeaderLine[]): Layout | null {
  for (const line of lines) {
    const amounts = {
      opening: first(line.headers, /^(saldo anterior|saldo inicial)$/),
      debit: first(line.headers, DEBIT),
      credit: first(line.headers, /^(creditos?|movimiento credito)$/),
      closing: first(line.headers, /^(nuevo saldo|saldo final)$/),
    };
    const isBalance = Object.values(amounts).every((column) => column >= 0);
    const layout = isBalance ? (byThirdParty(line, amounts) ?? general(line, amounts)) : null;
    if (layout) return layout;
  }
  return null;
}

/** Siigo Contador's general balance: `Cuenta | Equivalencia | Nombre | Saldo Anterior | …`, no third parties. */
function general({ number, headers }: HeaderLine, amounts: Columns): Layout | null {
  const code = headers.indexOf('cuenta');
  const name = headers.indexOf('nombre');
  const isGeneral = headers.includes('equivalencia') && !headers.includes('nit');
  if (code < 0 || name < 0 || !isGeneral) return null;
  return { headerRow: number, columns: { code, name, ...amounts }, segments: [code], breakColumn: -1, score: 90 };
}

function byThirdParty({ number, headers }: HeaderLine, amounts: Columns): Layout | null {
  const nit = first(headers, /^nit$/);
  const description = first(headers, /^(descripcion|nombre)$/);
  const account = first(headers, /^cuenta$/);
  if (nit < 0 || description < 0 || account < 0) return null;
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
  // One code cell: only Siigo Pyme combines accounts and third parties in one column, between these two balances.
  const isItsOwn =
    headers.includes('saldo anterior') &&
    headers.includes('nuevo saldo') &&
    !headers.some((header) => PARTY_NAME.test(header)) &&
    headers.slice(account, amounts.opening!).every((header) => header === '' || OWN.test(header));
  if (!segmented && breakColumn < 0 && !isItsOwn) return null;
  const dv = first(headers, /^(dig verificacion|dv)$/);
  const branch = first(headers, /^sucursal$/);
  const columns: Columns = { code: segmented ? group : account, id: nit, name: description, ...amounts };
  if (dv >= 0) columns.dv = dv;
  if (branch >= 0) columns.branch = branch;
  return {
    headerRow: number,
    columns,
    segments: segmented ? segments.filter((column) => column >= 0) : [account],
    breakColumn,
    score: segmented ? 95 : breakColumn >= 0 ? 90 : 70,
  };
}
