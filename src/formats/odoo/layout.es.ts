/** Detects Odoo's layouts by headers: unaccented, lower case, without punctuation. */
import type { Columns } from '#core/reading/format.ts';
import { findHeaderRow, matchHeaders, plainText } from '#core/reading/headers/header-row.ts';
import type { Cell, Sheet } from '#core/reading/workbook.ts';

export interface Layout {
  headerRow: number;
  columns: Columns;
  /** Credit columns, where each balance takes two. */
  credits: { opening: number; closing: number } | null;
  score: number;
}

const DEBIT = /(^| )(debitos?|debe)$/;
const CREDIT = /(^| )(creditos?|haber)$/;
/** A third party in one cell, `Name - NIT 900…`. */
const WITH_NIT = /\bNIT\b.*\d{6}/i;

export function findLayout(sheet: Sheet): Layout | null {
  return findSixColumns(sheet) ?? findTable(sheet);
}

/** Debit and credit of opening, month and closing. */
function findSixColumns(sheet: Sheet): Layout | null {
  for (const { number, cells } of sheet.head) {
    const headers = cells.map(plainText);
    const of = (test: RegExp) => headers.flatMap((header, column) => (test.test(header) ? [column] : []));
    const debits = of(DEBIT);
    const credits = of(CREDIT);
    if (debits.length !== 3 || credits.length !== 3 || debits.some((column, at) => credits[at]! <= column)) continue;
    const [opening, debit, closing] = debits as [number, number, number];
    if (credits[0]! > debit || credits[1]! > closing) continue;
    // Separate third-party columns belong to another format.
    if (matchHeaders(cells).id !== undefined) continue;
    const name = headers.findIndex(
      (header, column) => column > 0 && column < opening && /^(nombre|descripcion|cuenta)/.test(header),
    );
    const columns: Columns = { code: 0, opening, debit, credit: credits[1]!, closing };
    if (name > 0) columns.name = name;
    return { headerRow: number, columns, credits: { opening: credits[0]!, closing: credits[2]! }, score: 90 };
  }
  return null;
}

/** `Cuenta | Descripción | Tercero` and the four amounts, the third party with its NIT. */
function findTable(sheet: Sheet): Layout | null {
  const header = findHeaderRow(sheet);
  if (!header) return null;
  const { columns, row } = header;
  const headers = sheet.head.find(({ number }) => number === row)!.cells.map(plainText);
  if (!['cuenta', 'descripcion', 'tercero'].every((name) => headers.includes(name)) || columns.id !== undefined)
    return null;
  const named = (cells: readonly Cell[]) => WITH_NIT.test(String(cells[columns.thirdPartyName!] ?? ''));
  const isOwn = sheet.head.some(({ number, cells }) => number > row && named(cells));
  return isOwn ? { headerRow: row, columns, credits: null, score: 75 } : null;
}

/** Odoo's text for a posting without partner. */
const NOBODY = /^(desconocido|unknown|unknown partner|empresa desconocida|sin tercero|ninguno)$/;

export function isNobody(cell: Cell): boolean {
  return NOBODY.test(plainText(cell));
}
