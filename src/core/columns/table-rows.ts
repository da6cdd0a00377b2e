/**
 * Row classifier of flat tables whose cells hold more than their headers say: code and name in one cell, third parties
 * in the code column below their account, balances in two columns, the side of a balance beside it.
 */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { isZeros, splitCode } from '#core/reading/cells/code-and-name.ts';
import type { Columns, RawRow } from '#core/reading/format.ts';
import { findHeaderRow } from '#core/reading/headers/header-row.ts';
import { withMendedCodes } from '#core/reading/rows/mended-codes.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { tabularRow } from '#core/reading/rows/tabular-row.ts';
import type { Cell, Sheet, SheetRow } from '#core/reading/workbook.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { mappedRows } from './mapped-rows.ts';
import { inBlocks, isInBlocks } from './third-party-blocks.ts';
import { underAccountLines } from './under-account-lines.ts';

type Classify = (row: SheetRow) => RawRow | null;

export function tableRows(sheet: Sheet, headerRow: number, columns: Columns): Classify {
  const below = sheet.head.filter(({ number }) => number > headerRow);
  return withMendedCodes(below, columns.code!, (rows) => rowsOf(rows, sheet, headerRow, columns));
}

function rowsOf(rows: readonly SheetRow[], sheet: Sheet, headerRow: number, columns: Columns): Classify {
  if (isInBlocks(rows, columns)) return inBlocks(tabularRow(columns), columns);
  const below = rows.map(({ cells }) => cells);
  const header = findHeaderRow(sheet);
  if (header?.row === headerRow && header.accountLines) return underAccountLines(tabularRow(columns), columns);
  const { pairs = {}, levels } = header?.row === headerRow ? header : {};
  const codes = codesIn(below.map((cells) => text(cells[columns.code!] ?? null)));
  const hasThirdParties = columns.id !== undefined || columns.thirdPartyName !== undefined;
  const isMixed = !levels && !hasThirdParties && codes.areMixed;
  const isPlain = !levels && !codes.areNamed && !isMixed && pairs.opening === undefined && pairs.closing === undefined;
  if (isPlain) return withSides(tabularRow(columns), columns, below);
  const name = codes.areNamed && !levels ? null : (columns.name ?? null);
  const mapping: ColumnMapping = {
    headerRow,
    code: levels ? [...levels.columns] : [columns.code!],
    codeLayout: levels?.layout ?? 'whole',
    name,
    id: columns.id ?? null,
    dv: columns.dv ?? null,
    branch: columns.branch ?? null,
    thirdPartyName: isMixed ? name : (columns.thirdPartyName ?? null),
    thirdParties: isMixed ? 'below' : hasThirdParties ? 'column' : 'none',
    opening: pairs.opening ?? columns.opening ?? null,
    debit: columns.debit!,
    credit: columns.credit!,
    closing: pairs.closing ?? columns.closing!,
    decimal: 'auto',
    sign: 'auto',
  };
  return withSides(mappedRows(mapping, columns), columns, below);
}

/** A code up to this length is not a third-party id. */
const SURE_WIDTH = 4;

/** Contents of the code column: also names, or third-party ids that continue no account above. */
function codesIn(cells: readonly string[]): { areNamed: boolean; areMixed: boolean } {
  const open: string[] = [];
  const strangers = new Set<string>();
  let named = 0;
  let count = 0;
  let printsLevels = false;
  let last = '';
  let ascends = true;
  for (const cell of cells) {
    const found = splitCode(cell.trim());
    const code = found && normaliseAccountCode(found.digits);
    if (!code || isZeros(code)) continue;
    if (count === 0) printsLevels = code.length <= SURE_WIDTH;
    count++;
    if (found.name !== null) named++;
    ascends &&= code >= last;
    last = code;
    while (open.length > 0 && !(code.startsWith(open.at(-1)!) || code.length <= SURE_WIDTH)) {
      if (open.some((above) => code.startsWith(above))) open.pop();
      else break;
    }
    const continues = code.length <= SURE_WIDTH || open.some((above) => code.startsWith(above));
    if (continues || (!printsLevels && !isOfThirdParty(code))) {
      while (open.length > 0 && !code.startsWith(open.at(-1)!)) open.pop();
      open.push(code);
    } else strangers.add(code);
  }
  const thirdParties = [...strangers].filter(isOfThirdParty).length;
  // Codes in order throughout are all accounts: ids among them would break it.
  const areMixed = !ascends && (thirdParties >= 2 || (printsLevels && strangers.size * 3 > count));
  return { areNamed: named * 2 > count, areMixed };
}

/** Length and first digits of a NIT, with or without DV. */
function isOfThirdParty(code: string): boolean {
  return /^[89]\d{8,9}$/.test(code);
}

const SIDE = /^(?:d|db|dr|deb|debito|deudor|c|cr|cred|credito|acreedor)\.?$/i;

/** Where the column after each balance, or before each of both, holds its side, reads them together. */
function withSides(classify: Classify, columns: Columns, below: readonly (readonly Cell[])[]): Classify {
  const sideAt = (column: number) => {
    const cells = below.map((row) => text(row[column] ?? null)).filter((cell) => cell !== '');
    return cells.length > 1 && cells.every((cell) => SIDE.test(cell)) ? column : null;
  };
  const besides = (by: 1 | -1) =>
    [columns.opening, columns.closing].map((column) => (column === undefined ? null : sideAt(column + by)));
  // Before its balance one column alone is the nature of the account.
  const [after, before] = [besides(1), besides(-1)];
  const isBefore = after.every((column) => column === null) && before.every((column) => column !== null);
  const [opening = null, closing = null] = isBefore ? before : after;
  if (opening === null && closing === null) return classify;
  return (row) => {
    const raw = classify(row);
    if (!raw) return raw;
    if (opening !== null) raw.opening = onSide(raw.opening, row.cells[opening] ?? null);
    if (closing !== null) raw.closing = onSide(raw.closing, row.cells[closing] ?? null);
    return raw;
  };
}

function onSide(amount: Cell, side: Cell): Cell {
  const words = text(side);
  if (!SIDE.test(words)) return amount;
  const isCredit = /^[ca]/i.test(words);
  if (typeof amount === 'number') return isCredit ? -amount : amount;
  return typeof amount === 'string' && /\d/.test(amount) ? `${amount} ${isCredit ? 'CR' : 'DB'}` : amount;
}
