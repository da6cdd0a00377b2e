/**
 * Account codes that Excel changed: into a date, or into a number that lost digits. Either may still look like a code,
 * so the notation of the file's other codes decides.
 */
import { normaliseAccountCode } from '#core/identity/account-code.ts';
import type { Cell } from '../workbook.ts';

export type CodeDamage = 'code_is_date' | 'code_lost_digits';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}.*)?$/;
/** `11/05/2005`, `11.05.2005`, `5/11/05 0:00`. */
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:\s+\d{1,2}:\d{2}.*)?$/;
/** `11-may`, `may-05`, `11-may-2005`. */
const MONTH = '(?:ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic|jan|apr|aug|dec)[a-z]*\\.?';
const NAMED = new RegExp(
  String.raw`^(?:\d{1,2}[\s./-]*${MONTH}(?:[\s./-]*\d{1,4})?|${MONTH}[\s./-]*\d{1,4})(?:\s+\d{1,2}:\d{2}.*)?$`,
  'i',
);
/** Codes in dashes, `1105-05-01`: the same shape as a date. */
const DASHED = /^\d{4}-\d{2}(?:-\d{2,})*$/;
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i;
/** A double keeps fifteen digits. */
const LOST_FROM = 1e15;
/** Dates have such years; the codes of a chart in dashes begin in several ways. */
const IN_YEARS = /^\s*(?:19|20)\d{2}-/;
const YEAR_FIRST = /^((?:19|20)\d{2})\/(\d{2})\/(\d{2})$/;
const IN_WHOLE_YEARS = /^\s*\d{1,2}\/\d{1,2}\/(?:19|20)\d{2}\s*$/;
/** Share of the codes of one notation that tells how long their segments are. */
const MOST = 0.8;

/** After a code that may be a third party's id, where nothing says which. */
export const OR_THIRD_PARTY = ' ?';

/** What Excel made of a code that cannot be read as one; null if it is something else. */
export function damageOf(cell: Cell): CodeDamage | null {
  if (typeof cell === 'number') return Number.isInteger(cell) && cell < LOST_FROM ? null : 'code_lost_digits';
  if (typeof cell !== 'string') return null;
  const written = cell.trim();
  if (isDate(written)) return 'code_is_date';
  return SCIENTIFIC.test(written) || /^\d{1,16}[.,]\d$/.test(written) ? 'code_lost_digits' : null;
}

/** Whether a cell that is no code is certainly one that Excel changed; `may-05` may be the label of a total. */
export function isDamaged(cell: Cell): boolean {
  return damageOf(cell) !== null && !/^\s*\p{L}/u.test(String(cell));
}

function isDate(written: string): boolean {
  if (NAMED.test(written)) return true;
  const iso = ISO.exec(written);
  if (iso) return isDay(Number(iso[2]), Number(iso[3]));
  const day = DAY_FIRST.exec(written);
  if (!day || (day[2] !== '/' && day[4]!.length === 2)) return false;
  const [first, second] = [Number(day[1]), Number(day[3])];
  return isDay(second, first) || isDay(first, second);
}

function isDay(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Damaged ones among different spellings of codes that all can be read as codes. */
export function damagedCodes(spellings: readonly Cell[]): Map<Cell, CodeDamage> {
  const damaged = new Map<Cell, CodeDamage>();
  const isDateLike = (cell: Cell) => typeof cell === 'string' && cell.length >= 8 && /[^\d/]/.test(cell);
  const dates = spellings.filter((cell) => isDateLike(cell) && isDate(String(cell).trim()));
  for (const cell of slashedDates(spellings)) damaged.set(cell, 'code_is_date');
  const areFew = dates.length * 2 < spellings.length && !areDashed(spellings, dates);
  if (dates.length > 0 && (areFew || dates.every((cell) => IN_YEARS.test(String(cell)))))
    for (const cell of dates) damaged.set(cell, 'code_is_date');
  for (const cell of spellings)
    if (typeof cell === 'number' && cell >= LOST_FROM) damaged.set(cell, 'code_lost_digits');
  for (const cell of shortened(spellings)) damaged.set(cell, 'code_lost_digits');
  return damaged;
}

/** Dates with slashes, unless other codes of the file are in slashes too: `11/05/05` beside `51/05/06`. */
function slashedDates(spellings: readonly Cell[]): Cell[] {
  const slashed = spellings.filter((cell) => typeof cell === 'string' && cell.includes('/'));
  const dates = slashed.filter((cell) => isDate(String(cell).trim().replace(YEAR_FIRST, '$1-$2-$3')));
  return dates.length === slashed.length ? dates : dates.filter((cell) => IN_WHOLE_YEARS.test(String(cell)));
}

/** Whether other codes of the file are in dashes too, so that those like dates are codes. */
function areDashed(spellings: readonly Cell[], dates: readonly Cell[]): boolean {
  const known = new Set(dates);
  return spellings.some((cell) => typeof cell === 'string' && !known.has(cell) && DASHED.test(cell.trim()));
}

/** `1105.1` among `1105.05` and `1110.05`: a number whose last zero was cut off. */
function shortened(spellings: readonly Cell[]): Cell[] {
  const dotted = spellings.filter((cell): cell is string => typeof cell === 'string' && /^\s*\d+\.\d+\s*$/.test(cell));
  const last = (cell: string) => cell.trim().split('.')[1]!;
  const whole = dotted.filter((cell) => last(cell).length >= 2 && !/^0+$/.test(last(cell)));
  if (whole.length < 2 || whole.length < dotted.length * MOST) return [];
  return dotted.filter((cell) => last(cell).length === 1 && last(cell) !== '0' && normaliseAccountCode(cell) !== null);
}
