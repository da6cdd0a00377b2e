/**
 * The month that headers of amounts name: `Saldo a 28/02/2026` before the movement and `Saldo a 31/03/2026` after it.
 * Balances further apart than a month have the movement of several.
 */
import { comparePeriods, nextMonth, type Period } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { Detection } from '../format.ts';

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
