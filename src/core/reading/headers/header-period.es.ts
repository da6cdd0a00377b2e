/**
 * What headers of amounts say of the month: the one that they name, `Saldo a 28/02/2026` before the movement and
 * `Saldo a 31/03/2026` after it, or that the movement is of several: balances further apart, words of a longer span.
 */
import { comparePeriods, nextMonth, type Period } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { Detection } from '../format.ts';
import { plainText } from './header-row.ts';

/** First and last month of the movement; null where the headers of the balances name none. */
export function periodOfHeaders({ sheet, headerRow, columns }: Detection): { from: Period; to: Period } | null {
  const cells = sheet.head.find(({ number }) => number === headerRow)?.cells ?? [];
  const monthIn = (column: number | undefined): Period | null => {
    const [month, other] = column === undefined ? [] : periodsIn(String(cells[column] ?? ''));
    return month !== undefined && other === undefined ? month : null;
  };
  const [opening, to] = [monthIn(columns.opening), monthIn(columns.closing)];
  if (to === null) return null;
  if (opening === null || comparePeriods(opening, to) >= 0) return { from: to, to };
  return { from: nextMonth(opening), to };
}

/** Of movement: since January. */
const OF_YEAR = /\b(?:acumulad|anual)|\bytd\b|\bano\b|\byear\b/;
/** Of movement: parts of a year. */
const OF_PART = /\b(?:bi|tri|cuatri|se)mestr|\bquarter/;
/** Of an opening: that of the year. */
const YEARS_OPENING = /\b(?:ano|vigencia|ejercicio|year)\b/;

/** The header that says more than the month: of the year, unless `month` is January, or of a part of it. */
export function spanOfHeaders({ sheet, headerRow, columns }: Detection, month: number | null): string | null {
  const cells = sheet.head.find(({ number }) => number === headerRow)?.cells ?? [];
  const saying = (column: number | undefined, ...tests: RegExp[]) => {
    const header = column === undefined ? '' : String(cells[column] ?? '').trim();
    return tests.some((test) => test.test(plainText(header))) ? header : null;
  };
  const ofMovement = month === 1 ? [OF_PART] : [OF_PART, OF_YEAR];
  const { opening, debit, credit } = columns;
  return (
    saying(debit, ...ofMovement) ??
    saying(credit, ...ofMovement) ??
    (month === 1 ? null : saying(opening, YEARS_OPENING))
  );
}
