/** Initial column mapping from header words and cell contents, for the user to correct. */

import { readThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import { type AmountField, amountFields } from '#core/reading/format.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import type { Cell, Sheet, SheetRow } from '#core/reading/workbook.ts';
import type { BalanceColumns, ColumnMapping } from './column-mapping.ts';
import { guessUntitled } from './guess-untitled.ts';
import { headerByFigures } from './header-by-figures.ts';
import { codeColumn, type Found, foundIn } from './header-fields.es.ts';
import { mappingOfColumns } from './mapping-of-columns.ts';

const DEBIT = /\bdeb|debe|cargo|\bdb\b|\bd\b/;
const CREDIT = /cred|haber|abono|\bcr\b|\bc\b/;

/**
 * Never null, and never one column twice. Columns whose figures add up in every row are certain; otherwise words decide,
 * and an amount that they do not name gets a free column, so that the error is visible.
 */
export function guessMapping(sheet: Sheet): ColumnMapping {
  const proved = headerByFigures(sheet);
  // Figures say nothing of a code in several columns.
  if (proved && (segmentColumns(proved.headers, proved.columns.code!)?.length ?? 0) < 2) {
    const { headers: _own, found: _proved, ...mapping } = mappingOfColumns(sheet, proved.row, proved.columns);
    const below = sheet.head.filter(({ number }) => number > proved.row);
    return { ...mapping, thirdParties: thirdPartiesOf(proved.columns, mapping.code[0]!, below) };
  }
  const titled = likelyHeaderRow(sheet);
  const untitled = titled === null ? guessUntitled(sheet) : null;
  return untitled ?? guessByWords(sheet, titled ?? firstWideRow(sheet));
}

function guessByWords(sheet: Sheet, headerRow: number): ColumnMapping {
  const at = sheet.head.find(({ number }) => number === headerRow);
  const headers = (at?.cells ?? []).map(plainText);
  const below = sheet.head.filter(({ number }) => number > headerRow);
  const pairs = balancePairs(headers);
  const found: Found = foundIn(headers, pairs?.taken ?? new Set());
  const code = found.code ?? codeColumn(below) ?? 0;
  for (const field of ['name', 'id', 'dv', 'branch', 'thirdPartyName'] as const)
    if (found[field] === code) delete found[field];
  const segments = segmentColumns(headers, code);
  const width = Math.max(1, ...sheet.head.map(({ cells }) => cells.length));
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
  const amounts = pairs?.columns ?? amountsOf({ ...found, code }, width);
  return { ...base, ...amounts, thirdParties: thirdPartiesOf(found, code, below) };
}

/** The amounts that the words name; the others in the last free columns, beyond the table if none is left. */
function amountsOf(found: Found, width: number): Record<AmountField, number> {
  const used = new Set(Object.values(found));
  const free = Array.from({ length: width }, (_, column) => column).filter((column) => !used.has(column));
  const missing = amountFields.filter((field) => found[field] === undefined);
  while (free.length < missing.length) free.push(width + free.length);
  const places = free.slice(-missing.length);
  const given = Object.fromEntries(missing.map((field, index) => [field, places[index]]));
  const named = Object.fromEntries(amountFields.flatMap((field) => (field in found ? [[field, found[field]]] : [])));
  return { ...given, ...named } as Record<AmountField, number>;
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

/** A group and its segments, each in its own column. */
function segmentColumns(headers: readonly string[], code: number): number[] | null {
  const group = headers.findIndex((header) => /^(grupo|gr)$/.test(header));
  if (group < 0) return null;
  const parts = headers.flatMap((header, column) =>
    column > group && /^(cuenta|cta|subcuent|subcta|auxil|subaux|aux)/.test(header) ? [column] : [],
  );
  return parts.length > 0 ? [group, ...parts].slice(0, 5) : [code];
}

function thirdPartiesOf(
  found: Pick<Found, 'id' | 'thirdPartyName'>,
  code: number,
  rows: readonly SheetRow[],
): ColumnMapping['thirdParties'] {
  if (found.id !== undefined || found.thirdPartyName !== undefined) return 'column';
  const isThirdParty = (cell: Cell) => /[a-z]{3}/i.test(text(cell)) && readThirdPartyCell(cell)?.id !== null;
  return rows.some(({ cells }) => isThirdParty(cells[code] ?? null)) ? 'below' : 'none';
}
