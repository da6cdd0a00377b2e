/** Title texts shared by several packages. */
import { monthNames } from '#core/calendar/period.es.ts';
import type { Period } from '#core/calendar/period.ts';
import type { SimulatedCompany, SimulatedMonth } from '#simulator/model.ts';
import type { LayoutCell } from './layout.ts';

/** `Marzo de 2026`. */
export function monthOfYear({ year, month }: Period): string {
  return `${capitalised(monthNames[month - 1]!)} de ${year}`;
}

/** `MAR`. */
export function shortMonthName({ month }: Period): string {
  return monthNames[month - 1]!.slice(0, 3).toUpperCase();
}

/** Last day of the month; for a closing period, of December. */
export function lastDay({ year, month }: Period): number {
  return new Date(Date.UTC(year, Math.min(month, 12), 0)).getUTCDate();
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Company, NIT, report and month, one per row, and an empty row. */
export function usualTitle(company: SimulatedCompany, month: SimulatedMonth, report: string): LayoutCell[][] {
  return [[company.name], [`NIT ${company.nit}-${company.dv}`], [report], [monthOfYear(month.period)], []];
}
