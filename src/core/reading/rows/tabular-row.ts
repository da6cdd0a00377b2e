/** Row classifier for flat tables, common to the formats with one row per fact. */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import { readThirdPartyCell, splitNumber } from '../cells/third-party-cell.ts';
import type { Columns, Field, RawRow } from '../format.ts';
import { footWords } from '../headers/header-aliases.es.ts';
import { matchHeaders, plainText } from '../headers/header-row.ts';
import type { Cell, SheetRow } from '../workbook.ts';
import { emptyRow, hasAmounts, hasFigures } from './raw-row.ts';
import { SeenCodes } from './seen-codes.ts';
import { codeOfTotal, looseTotalOf, totalOf } from './total-lines.es.ts';

/**
 * Makes the classifier of a flat table. Rows without code: skipped if they hold no amounts (blank lines, footers, page
 * headers); a total is a total; a third party below its account's row, or below another one of a code that is printed
 * once, inherits the code; any other keeps the empty code and becomes an issue unless its figures are a total. Without an id column the third-party cell may hold id and name. The row object is reused.
 */
export function tabularRow(columns: Columns): (row: SheetRow) => RawRow | null {
  const at = (field: Field) => columns[field] ?? -1;
  const places = {
    code: at('code'),
    name: at('name'),
    id: at('id'),
    dv: at('dv'),
    branch: at('branch'),
    thirdPartyName: at('thirdPartyName'),
    opening: at('opening'),
    debit: at('debit'),
    credit: at('credit'),
    closing: at('closing'),
  };
  const raw = emptyRow();
  const inOneCell = places.id < 0 && places.thirdPartyName >= 0;
  /** Last row with a code, if any: rows of third parties below may omit it. Reused, like the row. */
  const above: Pick<RawRow, 'code' | 'name' | 'codeFrom'> = { code: null, name: null, codeFrom: undefined };
  let last: Cell = null;
  /** The row above is an account without figures: the first below it may be of nobody. */
  let isUnderTitle = false;
  const seen = new SeenCodes();
  let lastId: Cell = null;
  return ({ cells }) => {
    const cell = (place: number): Cell => (place < 0 ? null : (cells[place] ?? null));
    raw.kind = 'unknown';
    raw.codeFrom = undefined;
    raw.code = cell(places.code);
    raw.name = cell(places.name);
    raw.id = cell(places.id);
    raw.dv = cell(places.dv);
    raw.branch = cell(places.branch);
    raw.thirdPartyName = cell(places.thirdPartyName);
    raw.opening = cell(places.opening);
    raw.debit = cell(places.debit);
    raw.credit = cell(places.credit);
    raw.closing = cell(places.closing);
    if (inOneCell) splitThirdParty(raw);
    else if (places.thirdPartyName < 0) nameBesideNumber(raw);
    withoutRepeatedAccount(raw);
    if (raw.id !== null) lastId = raw.id;
    const hasThirdParty = isFilled(raw.id) || isFilled(raw.thirdPartyName);
    if (typeof raw.code === 'number' || (typeof raw.code === 'string' && /^\s*['’]?\d/.test(raw.code))) {
      const isTitle = isBlank(raw);
      if (isTitle && (!isFilled(raw.name) || normaliseAccountCode(String(raw.code)) === null)) return null;
      // A closing total of an account repeats its code.
      if (!hasThirdParty && raw.code === last && totalOf(plainText(raw.name)) !== null) return null;
      if (raw.code !== last) seen.add(raw.code);
      last = raw.code;
      above.code = raw.code;
      above.name = raw.name;
      above.codeFrom = hasThirdParty ? 'neighbour' : 'title';
      isUnderTitle = isTitle && !hasThirdParty && (places.id >= 0 || places.thirdPartyName >= 0);
      if (isUnderTitle) raw.kind = 'title';
      return raw;
    }
    const isFirst = isUnderTitle;
    isUnderTitle = false;
    const read = withoutCode(raw, cells, places.code, places.thirdPartyName, above.name);
    const isBelow = read?.kind === 'unknown' && above.code !== null && !isFilled(raw.code);
    if (isBelow && isFirst && !hasThirdParty && !isFilled(raw.name)) {
      Object.assign(raw, above);
      raw.kind = 'detail';
    } else if (isBelow && hasThirdParty && !mayBeTotal(raw, places.id) && omitsAccount(raw, above)) {
      Object.assign(raw, above);
      raw.kind = 'detail';
    } else if (read?.kind === 'part_total' && !hasThirdParty) {
      // The total of an account without rows is all that the report has of it.
      const code = codeOfTotal(plainText(cells.find(isFilled) ?? null));
      if (code === null || !isOfChart(code) || isOf(lastId, code) || seen.continues(code)) return read;
      raw.kind = 'unknown';
      raw.code = code;
    }
    return read;
  };
}

/** Digits of an account of the chart that names it. */
const SURE_WIDTH = 4;

/** Whether the chart has the account of a code, so that it is no id of a third party. */
function isOfChart(code: string): boolean {
  return code.length < SURE_WIDTH || pucAccount(code.slice(0, SURE_WIDTH)) !== null;
}

/** Whether digits are those of an id, with or without its DV. */
function isOf(id: Cell, digits: string): boolean {
  const written = String(id ?? '').replace(/\D/g, '');
  return written !== '' && (written.startsWith(digits) || digits.startsWith(written));
}

/** Whether a row leaves out the whole account, as one whose code got lost would not; below a title it may have a name. */
function omitsAccount(raw: RawRow, { name, codeFrom }: Pick<RawRow, 'name' | 'codeFrom'>): boolean {
  return codeFrom === 'title' || !isFilled(raw.name) || isSame(raw.name, name);
}

/** Beside ids, a name without one that begins like a total may be one: it is kept aside for its figures to say so. */
function mayBeTotal({ id, thirdPartyName }: RawRow, idColumn: number): boolean {
  return idColumn >= 0 && !isFilled(id) && looseTotalOf(plainText(thirdPartyName)) !== null;
}

/**
 * Digits without amounts: the NIT or date repeated on every printed page, unless they are a named account's code, which
 * is a title then.
 */
function isBlank(raw: RawRow): boolean {
  return !isFilled(raw.closing) && !isFilled(raw.debit) && !isFilled(raw.credit) && !isFilled(raw.opening);
}

/** Packages without blanks repeat the account, code and name, in the third-party columns of its own row. */
function withoutRepeatedAccount(raw: RawRow): void {
  // Names differ in almost every row, and are compared without writing a number as text.
  if (isFilled(raw.thirdPartyName) && !isSame(raw.thirdPartyName, raw.name)) return;
  if (!isSame(raw.id, raw.code)) return;
  raw.id = null;
  raw.thirdPartyName = null;
}

/** A code is a number in one column and a text in another. */
function isSame(one: Cell, other: Cell): boolean {
  if (one === other) return one !== null;
  return typeof one !== typeof other && one !== null && other !== null && String(one) === String(other);
}

function nameBesideNumber(raw: RawRow): void {
  const thirdParty = splitNumber(raw.id);
  if (thirdParty) [raw.id, raw.thirdPartyName] = [thirdParty.id, thirdParty.name];
}

function splitThirdParty(raw: RawRow): void {
  const thirdParty = readThirdPartyCell(raw.thirdPartyName);
  raw.id = thirdParty?.id ?? null;
  raw.thirdPartyName = thirdParty?.name ?? null;
}

function isFilled(cell: Cell): boolean {
  return typeof cell === 'string' ? cell.trim() !== '' : cell !== null;
}

/** A row without a number in its code cell: nothing to read, the report's total, or a fact that lost its code. */
function withoutCode(
  raw: RawRow,
  cells: readonly Cell[],
  codeColumn: number,
  thirdPartyColumn: number,
  accountName: Cell,
): RawRow | null {
  const words = cells.map(plainText);
  const column = words.findIndex((found) => found !== '');
  const first = words[column] ?? '';
  const isNumbered = raw.id !== null && /\d/.test(String(raw.id));
  // Beside an id only the place of the code says so: names of third parties begin with these words too.
  const isNamed = column === thirdPartyColumn || (isNumbered && column === codeColumn);
  const total =
    isNumbered && !isNamed ? null : isNamed ? totalOf(first, new Set([plainText(accountName)])) : looseTotalOf(first);
  if (total === 'report') {
    raw.kind = 'grand_total';
    return raw;
  }
  if ((total !== 'part' && footWords.test(first)) || isRepeatedHeader(cells)) return null;
  // A third party without movement has zeros.
  if (!(isNumbered ? hasFigures(raw) : hasAmounts(raw))) return null;
  if (total === 'part') raw.kind = 'part_total';
  return raw;
}

function isRepeatedHeader(cells: readonly Cell[]): boolean {
  const { code, debit, credit } = matchHeaders(cells);
  return code !== undefined && debit !== undefined && credit !== undefined;
}
