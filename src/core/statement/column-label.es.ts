/** Heading of a column: `Octubre 2026`, `Acumulado 2026`, `Presupuesto`. */
import { formatPeriod, formatShortPeriod } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';

/** `isStock`: figures at a date. */
export function columnLabel(key: string, period: Period, basis: 'month' | 'year', isStock: boolean): string {
  const month = monthLabel(period);
  if (key === 'presupuesto') return `Presupuesto ${isStock || basis === 'month' ? month.toLowerCase() : period.year}`;
  if (isStock || basis === 'month') return month;
  if (period.month >= 12) return `Año ${period.year}`;
  return key === 'mes-anterior' ? `Acumulado a ${formatShortPeriod(period)}` : `Acumulado ${period.year}`;
}

/** `Octubre 2026`; the closing period is `Cierre 2026`. */
function monthLabel(period: Period): string {
  if (period.month > 12) return `Cierre ${period.year}`;
  const name = formatPeriod(period).replace(' de ', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
