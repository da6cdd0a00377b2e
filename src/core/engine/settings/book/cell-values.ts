/** Values in the cells of a parametrization's workbook, typed by Excel or by hand. */
import { parsePeriod } from '#core/calendar/period.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { type EntryKind, fitsEntry, normalEntry } from '../entry-kind.ts';
import type { ParameterDeclaration } from '../parameter.ts';
import { no, plainWord, yes } from './book-words.es.ts';

/** A parameter of one value in the notation of settings; null for what is none. */
export function scalarIn(cell: Cell, kind: ParameterDeclaration['kind'] | null): string | number | boolean | null {
  if (kind === 'switch') return switchIn(cell);
  if (kind === 'count' && String(cell).includes('%')) return null;
  return kind === 'amount' ? amountIn(cell) : rateIn(cell);
}

function switchIn(cell: Cell): boolean | null {
  if (typeof cell === 'boolean') return cell;
  const word = plainWord(String(cell));
  return word === plainWord(yes) ? true : word === plainWord(no) ? false : null;
}

const PLAIN = /^-?\d+(\.\d{1,2})?$/;
const GROUPED = /^-?(\d+|\d{1,3}([.\s]\d{3})+)(,\d{1,2})?$/;

/** `1250000.5` of a cell, or `1.250.000,50` and `1250000.50` of a text; null where points are not between thousands. */
function amountIn(cell: Cell): string | null {
  const text = typeof cell === 'number' ? cell.toFixed(2) : String(cell).replace('$', '').trim();
  if (!PLAIN.test(text) && !GROUPED.test(text)) return null;
  return toDecimal(fromDecimal(PLAIN.test(text) ? text : text.replaceAll(/[.\s]/g, '').replace(',', '.')));
}

/** A number or a percentage, with one point or comma and one sign of percent. */
export function rateIn(cell: Cell): number | null {
  if (typeof cell === 'number') return cell;
  const [, number] = /^\s*(-?\d+(?:[.,]\d+)?)\s*%?\s*$/.exec(String(cell)) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** Of what a list or a pair has: a rate is written with a point. */
export function entryIn(kind: EntryKind, cell: Cell): string | null {
  const written = String(cell).trim();
  const text = kind === 'percent' ? written.replace(/\s*%$/, '') : written;
  return fitsEntry(kind, text) ? normalEntry(kind, text) : null;
}

/** `2026-10`, of a month or of a day of it; null for a day that does not exist. */
export function monthIn(text: string): string | null {
  const [, month, day] = /^(\d{4}-\d{2})(?:-(\d{2})(?:[T ].*)?)?$/.exec(text) ?? [];
  const period = month === undefined ? null : parsePeriod(month);
  if (period === null || period.month > 12) return null;
  const last = Number(daysOfMonth(period.year, period.month).last.slice(-2));
  return day === undefined || (Number(day) >= 1 && Number(day) <= last) ? month! : null;
}
