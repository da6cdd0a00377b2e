/** Initial column mapping from header words and cell contents, for the user to correct. */

import { readThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import type { Field } from '#core/reading/format.ts';
import { matchHeaders, plainText } from '#core/reading/headers/header-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { Cell, Sheet, SheetRow } from '#core/reading/workbook.ts';
import type { BalanceColumns, ColumnMapping } from './column-mapping.ts';
import { guessUntitled } from './guess-untitled.ts';

type GuessedField = Exclude<Field, 'level' | 'transactional'>;

/** Header words that are not aliases, by field; more specific ones first. */
const words: readonly [GuessedField, RegExp][] = [
  ['dv', /^dv$|verif|^dig/],
  ['branch', /^suc|sede/],
  ['id', /\bnit\b|ident|cedula|docum|\bid ter|\bcc\b|^ter(c|cero)? ?(id|cod|num)/],
  ['thirdPartyName', /tercero|razon|benefic|cliente|proveedor|auxiliar nombre|nombre (del )?aux/],
  ['opening', /ini|anter|\bant\b|previo|apertura/],
  ['closing', /fin|nuevo|actual|cierre|\bact\b/],
  ['debit', /\bdeb|debit|debe|cargo|\bdb\b/],
  ['credit', /cred|haber|abono|\bcr\b/],
  ['code', /cod|cuenta|\bcta|puc|codigo/],
  ['name', /nombre|descrip|detalle|denom|concepto/],
];
const DEBIT = /\bdeb|debe|cargo|\bdb\b|\bd\b/;
const CREDIT = /cred|haber|abono|\bcr\b|\bc\b/;

export type Found = Partial<Record<GuessedField, number>>;

/** Never null: a field that cannot be guessed gets the first free column, so that the error is visible. */
export function guessMapping(sheet: Sheet): ColumnMapping {
  const titled = likelyHeaderRow(sheet);
  const untitled = titled === null ? guessUntitled(sheet) : null;
  if (untitled) return untitled;
  const headerRow = titled ?? firstWideRow(sheet);
  const at = sheet.head.find(({ number }) => number === headerRow);
  const headers = (at?.cells ?? []).map(plainText);
  const below = sheet.head.filter(({ number }) => number > headerRow);
  const pairs = balancePairs(headers);
  const found: Found = pairs ? foundIn(headers, pairs.taken) : foundIn(headers, new Set());
  const code = found.code ?? codeColumn(below) ?? 0;
  const segments = segmentColumns(headers, code);
  const width = Math.max(1, ...sheet.head.map(({ cells }) => cells.length));
  const last = (back: number) => Math.max(0, width - back);
  const base = {
    headerRow,
    code: segments ?? [code],
    codeLayout: segments ? ('segments' as const) : ('whole' as const),
    name: found.name ?? null,
    id: found.id ?? null,
    dv: found.dv ?? null,
    branch: found.branch ?? null,
    thirdPartyName: found.thirdPartyName ?? (segments ? (found.name ?? null) : null),
    decimal: 'auto' as const,
    sign: 'auto' as const,
  };
  const amounts = pairs?.columns ?? {
    opening: found.opening ?? last(4),
    debit: found.debit ?? last(3),
    credit: found.credit ?? last(2),
    closing: found.closing ?? last(1),
  };
  return { ...base, ...amounts, thirdParties: thirdPartiesOf(found, code, below) };
}

/**
 * The row whose headers name most fields, the first of equals; fewer than two fields do not count. Null if there is
 * none.
 */
function likelyHeaderRow({ head }: Sheet): number | null {
  let best: number | null = null;
  let most = 2;
  for (const { number, cells } of head) {
    // Figures occur below headers, not in them.
    if (cells.filter((cell) => typeof cell === 'number').length > 1) continue;
    const count = Object.keys(foundIn(cells.map(plainText), new Set())).length;
    if (count > most) {
      most = count;
      best = number;
    }
  }
  return best;
}

function firstWideRow({ head }: Sheet): number {
  return head.find(({ cells }) => cells.filter((cell) => text(cell) !== '').length >= 4)?.number ?? 1;
}

/** Fields that the words of normalised headers suggest, one column each; columns of `taken` are left out. */
export function foundIn(headers: readonly string[], taken: ReadonlySet<number>): Found {
  const free = headers.map((header, column) => (taken.has(column) ? '' : header));
  const { level: _level, transactional: _transactional, ...found } = matchHeaders(free);
  const used = new Set(Object.values(found));
  for (const [field, pattern] of words) {
    if (found[field] !== undefined) continue;
    const column = free.findIndex((header, index) => header !== '' && !used.has(index) && pattern.test(header));
    if (column < 0) continue;
    found[field] = column;
    used.add(column);
  }
  return found;
}

type Amounts = Record<'opening' | 'closing', BalanceColumns> & Record<'debit' | 'credit', number>;

/** Six alternating debit and credit columns: opening, movement, closing. */
function balancePairs(headers: readonly string[]): { columns: Amounts; taken: Set<number> } | null {
  const sides = headers.flatMap((header, column) => {
    const side = DEBIT.test(header) ? 'debit' : CREDIT.test(header) ? 'credit' : null;
    return side ? [{ column, side }] : [];
  });
  if (sides.length !== 6 || sides.some(({ side }, index) => side !== (index % 2 === 0 ? 'debit' : 'credit')))
    return null;
  const [a, b, c, d, e, f] = sides.map(({ column }) => column) as [number, number, number, number, number, number];
  const columns = { opening: { debit: a, credit: b }, debit: c, credit: d, closing: { debit: e, credit: f } };
  return { columns, taken: new Set([a, b, c, d, e, f]) };
}

/** The column with most account codes. */
export function codeColumn(rows: readonly SheetRow[]): number | null {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    cells.forEach((cell, column) => {
      if (/^[1-9](\d|\d{3}|\d{5}|\d{7}|\d{9})?$/.test(text(cell))) counts.set(column, (counts.get(column) ?? 0) + 1);
    });
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return best?.[0] ?? null;
}

/** A group and its segments, each in its own column. */
function segmentColumns(headers: readonly string[], code: number): number[] | null {
  const group = headers.findIndex((header) => /^(grupo|gr)$/.test(header));
  if (group < 0) return null;
  const parts = headers.flatMap((header, column) =>
    column > group && /^(cuenta|cta|subcuent|subcta|auxil|subaux|aux)/.test(header) ? [column] : [],
  );
  return parts.length > 0 ? [group, ...parts].slice(0, 5) : [code];
}

function thirdPartiesOf(found: Found, code: number, rows: readonly SheetRow[]): ColumnMapping['thirdParties'] {
  if (found.id !== undefined || found.thirdPartyName !== undefined) return 'column';
  const isThirdParty = (cell: Cell) => /[a-z]{3}/i.test(text(cell)) && readThirdPartyCell(cell)?.id !== null;
  return rows.some(({ cells }) => isThirdParty(cells[code] ?? null)) ? 'below' : 'none';
}
