/** Detects Odoo's layouts by headers: unaccented, lower case, without punctuation. */
import type { Columns } from '#core/reading/format.ts';
import { findHeaderRow, matchHeaders, plainText } from '#core/reading/headers/header-row.ts';
import { looseTotalOf } from '#core/reading/rows/total-lines.es.ts';
import type { Cell, Sheet } from '#core/reading/workbook.ts';

export interface Layout {
  kind: 'table' | 'six columns' | 'by partner';
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
  return findSixColumns(sheet) ?? findByPartner(sheet) ?? findTable(sheet);
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
    // Separate third-party columns belong to another format, also where their titles are a row above.
    const whole = findHeaderRow(sheet)?.columns ?? matchHeaders(cells);
    if (whole.id !== undefined || whole.thirdPartyName !== undefined) continue;
    // So do codes alone in a column that its title names.
    if (findHeaderRow(sheet) && !holdsAccountsAndNames(sheet, number)) continue;
    const name = headers.findIndex(
      (header, column) => column > 0 && column < opening && /^(nombre|descripcion|cuenta)/.test(header),
    );
    const columns: Columns = { code: 0, opening, debit, credit: credits[1]!, closing };
    if (name > 0) columns.name = name;
    return {
      kind: 'six columns',
      headerRow: number,
      columns,
      credits: { opening: credits[0]!, closing: credits[2]! },
      score: 90,
    };
  }
  return null;
}

/** Whether the first column has codes, and names with them or below them. */
function holdsAccountsAndNames({ head }: Sheet, headerRow: number): boolean {
  const firsts = head.filter(({ number }) => number > headerRow).map(({ cells }) => String(cells[0] ?? '').trim());
  const isName = (cell: string) => /\p{L}/u.test(cell) && looseTotalOf(plainText(cell)) === null;
  return firsts.some((cell) => /^\d{1,10}(?:\s|$)/.test(cell)) && firsts.some(isName);
}

/** `11050501 - CAJA GENERAL`: the account of the partners below it, and again with its total. */
export const ACCOUNT_LINE = /^(\d{1,16})\s+-\s+(\S.*)$/;
const PARTNER = /^(empresa|asociado|partner|contacto)$/;

/** The community's trial balance by partner: a table of partners for each account. */
function findByPartner({ head }: Sheet): Layout | null {
  for (const [at, { number, cells }] of head.entries()) {
    if (!PARTNER.test(plainText(cells[0] ?? null))) continue;
    if (!cells.some((cell) => plainText(cell) === 'saldo del periodo')) continue;
    const { opening, debit, credit, closing } = matchHeaders(cells);
    const above = head[at - 1]?.cells ?? [];
    if (!ACCOUNT_LINE.test(String(above[0] ?? '')) || above.slice(1).some((cell) => cell !== null)) continue;
    if (opening === undefined || debit === undefined || credit === undefined || closing === undefined) continue;
    const columns = { code: 0, thirdPartyName: 0, opening, debit, credit, closing };
    // The first account stands above the first headers.
    return { kind: 'by partner', headerRow: number - 2, columns, credits: null, score: 90 };
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
  return isOwn ? { kind: 'table', headerRow: row, columns, credits: null, score: 75 } : null;
}
