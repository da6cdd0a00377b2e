/**
 * Row classifier of a mapped sheet: accounts, third parties beside or below them, totals and footers. No silent drops:
 * any other row with figures keeps its code cell and becomes an issue.
 */

import { namesNobody } from '#core/reading/cells/nobody.es.ts';
import { mayMeanId, readThirdPartyCell } from '#core/reading/cells/third-party-cell.ts';
import { amountFields, type Columns, type RawRow } from '#core/reading/format.ts';
import { footWords } from '#core/reading/headers/header-aliases.es.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { emptyRow, hasFigures } from '#core/reading/rows/raw-row.ts';
import { text } from '#core/reading/rows/raw-rows.ts';
import { looseTotalOf } from '#core/reading/rows/total-lines.es.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';
import { type Account, accountReader } from './account-cells.ts';
import { balanceCell, isFigure } from './balance-cell.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { headerWords } from './header-words.es.ts';
import { NO_TITLES } from './sheet-places.ts';

/** `columns` is updated per row: for a balance in two columns, the one with the figure. The row object is reused. */
export function mappedRows(mapping: ColumnMapping, columns: Columns): (row: SheetRow) => RawRow | null {
  const raw = emptyRow();
  const readAccount = accountReader(mapping);
  const headers = mapping.headerRow === NO_TITLES ? undefined : mapping.headers?.join('|');
  const isBelow = mapping.thirdParties === 'below';
  let current: Account | null = null;
  /** The row above is a title without figures: the one below it may be of nobody. */
  let isBelowTitle = false;
  /** The row of the current account has a third party itself. */
  let currentIsOfParty = false;
  const cell = (cells: readonly Cell[], column: number | null): Cell =>
    column === null ? null : (cells[column] ?? null);

  return ({ cells }) => {
    for (const field of amountFields) raw[field] = balanceCell(cells, mapping[field], field, columns);
    const account = readAccount(cells);
    const thirdParty = account && isBelow ? null : thirdPartyOf(mapping, cells, account, cell);
    const first = account && !thirdParty ? '' : firstWords(cells);
    const total = account ? null : looseTotalOf(first);
    if (!account && (total || footWords.test(first)) && !(thirdParty?.id && mapping.id !== mapping.code[0])) {
      raw.kind = total === 'report' ? 'grand_total' : 'part_total';
      return total ? raw : null;
    }
    const isBare = !amountFields.some((field) => isFigure(raw[field]));
    // Without figures only a number says that it is a third party, and not a signature.
    if (!account && isBare && !(current && mayMeanId(text(thirdParty?.id ?? null)))) return null;
    if (!account && headers !== undefined && headerWords(cells).join('|') === headers) return null;
    // Digits without amounts are the NIT or date of a title.
    if (account && !thirdParty && text(account.name) === '' && !hasFigures(raw)) return null;
    current = account ?? current;
    if (account) currentIsOfParty = thirdParty !== null;
    // A title without figures: its third parties below bring its name.
    const isUnderTitle = isBelowTitle;
    isBelowTitle =
      account !== null &&
      isBare &&
      (isBelow || (mapping.thirdParties === 'column' && mapping.name === null && !thirdParty));
    if (isBelowTitle) return null;
    // An unreadable code does not inherit the one above.
    const inherits = isBelow || omitsAccount(mapping, cells, current);
    const written = text(cell(cells, mapping.code[0]!));
    const isOfNobody =
      !account && !thirdParty && inherits && (namesNobody(written) || (isUnderTitle && written === ''));
    const named = (thirdParty || isOfNobody) && inherits ? current : account;
    raw.kind = thirdParty || isOfNobody ? 'detail' : 'unknown';
    raw.codeFrom = account || !named ? undefined : isBelow || !currentIsOfParty ? 'title' : 'neighbour';
    raw.code = named?.code ?? cell(cells, mapping.code[0]!);
    raw.name = named?.name ?? null;
    raw.id = thirdParty?.id ?? null;
    raw.dv = thirdParty ? cell(cells, mapping.dv) : null;
    raw.branch = thirdParty ? cell(cells, mapping.branch) : null;
    raw.thirdPartyName = thirdParty?.name ?? null;
    return raw;
  };
}

/** Whether a row leaves out the whole account, as one whose code got lost would not. */
function omitsAccount(
  { code, name, thirdPartyName }: ColumnMapping,
  cells: readonly Cell[],
  above: Account | null,
): boolean {
  const own = code.map((column) => text(cells[column] ?? null)).filter((cell) => cell !== '');
  // The column of accounts may hold the third party's name again.
  const person = thirdPartyName === null ? '' : text(cells[thirdPartyName] ?? null);
  if (own.some((cell) => cell !== person && !namesNobody(cell))) return false;
  const written = name === null || name === thirdPartyName ? '' : text(cells[name] ?? null);
  return written === '' || code.includes(name!) || written === text(above?.name ?? null);
}

function firstWords(cells: readonly Cell[]): string {
  for (const cell of cells) {
    const words = plainText(cell);
    if (words !== '') return words;
  }
  return '';
}

interface ThirdParty {
  id: Cell;
  name: Cell;
}

type ReadCell = (cells: readonly Cell[], column: number | null) => Cell;

/** Third party of a row, or null. */
function thirdPartyOf(
  mapping: ColumnMapping,
  cells: readonly Cell[],
  account: Account | null,
  cell: ReadCell,
): ThirdParty | null {
  if (mapping.thirdParties === 'none') return null;
  const own = mapping.thirdPartyName === mapping.name ? null : mapping.thirdPartyName;
  if (mapping.thirdParties === 'below') return thirdPartyBelow(mapping, cells, cell);
  const id = cell(cells, mapping.id);
  const hasId = !/^0*$/.test(text(id));
  if (mapping.id !== null && mapping.id !== mapping.thirdPartyName) {
    const name = cell(cells, mapping.thirdPartyName);
    if (hasId) return { id, name };
    return text(cell(cells, own)) === '' ? null : { id: null, name: cell(cells, own) };
  }
  // Id and name in one cell. Some reports repeat the account there on its own row.
  const together = cell(cells, mapping.thirdPartyName ?? mapping.id);
  const written = text(together);
  if (account && (written === account.written || written === text(account.name) || written === text(account.code)))
    return null;
  return readThirdPartyCell(together);
}

/** A row without account below an open account: its id and name are in their mapped columns, or in the code cell. */
function thirdPartyBelow(
  { id, thirdPartyName, code, name }: ColumnMapping,
  cells: readonly Cell[],
  cell: ReadCell,
): ThirdParty | null {
  const places = [id, ...code, name].filter((column) => column !== null);
  const place = places.find((column) => text(cell(cells, column)) !== '');
  if (place === undefined) return null;
  if (thirdPartyName !== null && thirdPartyName !== place)
    return { id: cell(cells, place), name: cell(cells, thirdPartyName) };
  const whole = cell(cells, place);
  return typeof whole === 'number' ? { id: whole, name: null } : readThirdPartyCell(whole);
}
