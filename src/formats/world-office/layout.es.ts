/** Detects World Office's layouts by headers: unaccented, lower case, without punctuation. */
import type { Columns } from '#core/reading/format.ts';
import { findHeaderRow, plainText } from '#core/reading/headers/header-row.ts';
import type { Sheet } from '#core/reading/workbook.ts';

export interface Layout {
  kind: 'flat' | 'tree' | 'levels';
  headerRow: number;
  columns: Columns;
  /** Columns of the chart levels, the class first. */
  levels: number[];
  score: number;
}

export function findLayout(sheet: Sheet): Layout | null {
  return findLevels(sheet) ?? findTree(sheet) ?? findFlat(sheet);
}

/** `CODIGO | NOMBRE CUENTA | TERCERO | SALDO INICIAL | …`: a third party in one cell, no id column. */
function findFlat(sheet: Sheet): Layout | null {
  const header = findHeaderRow(sheet);
  if (!header || header.columns.id !== undefined) return null;
  const isNamed = (own: string) => header.headers.some((words) => words === own || words.endsWith(` ${own}`));
  if (!['tercero', 'nombre cuenta', 'codigo'].every(isNamed)) return null;
  return { kind: 'flat', headerRow: header.row, columns: header.columns, levels: [], score: 85 };
}

/** An empty first header cell, then the four amounts. */
function findTree(sheet: Sheet): Layout | null {
  for (const { number, cells } of sheet.head) {
    const [first, opening, debit, credit, closing, ...rest] = cells.map(plainText);
    const isHeader =
      first === '' &&
      opening === 'saldo inicial' &&
      /^debitos?$/.test(debit ?? '') &&
      /^creditos?$/.test(credit ?? '') &&
      closing === 'saldo final';
    if (!isHeader || rest.some((header) => header !== '')) continue;
    const columns = { code: 0, thirdPartyName: 0, opening: 1, debit: 2, credit: 3, closing: 4 };
    return { kind: 'tree', headerRow: number, columns, levels: [], score: 85 };
  }
  return null;
}

/** `CodCuentaNivel1 … CodCuentaNivel5 | … | Cuenta_o_Tercero | SaldoInicialDet | TotalDebitosDet | …`. */
function findLevels(sheet: Sheet): Layout | null {
  for (const { number, cells } of sheet.head) {
    const headers = cells.map(plainText);
    const levels = [1, 2, 3, 4, 5]
      .map((level) => headers.indexOf(`codcuentanivel${level}`))
      .filter((column) => column >= 0);
    const at = (header: string) => headers.indexOf(header);
    const columns: Columns = {
      thirdPartyName: at('cuenta o tercero'),
      opening: at('saldoinicialdet'),
      debit: at('totaldebitosdet'),
      credit: at('totalcreditosdet'),
      closing: at('saldofinaldet'),
    };
    if (levels.length < 2 || Object.values(columns).some((column) => column < 0)) continue;
    return { kind: 'levels', headerRow: number, columns: { code: levels.at(-1)!, ...columns }, levels, score: 95 };
  }
  return null;
}
