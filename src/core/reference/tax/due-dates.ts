/**
 * Due dates of returns by the last digit of the NIT, from calendars of a year: those of the program, and those that the
 * administrator loads over them. The years after the last published one follow its rule, to be confirmed; any other year
 * has no due dates.
 */

import { businessDayAYearLater } from '#core/calendar/holidays.ts';
import type { Period } from '#core/calendar/period.ts';
import { periodKey } from '#core/calendar/period.ts';
import { type CalendarRow, calendarRows } from './due-dates.gen.ts';
import { type Filer, type Obligation, obligationsOf, vatReturnOf } from './obligations.ts';

/** A return of a period, with its ten due dates. */
export interface DueRow extends Omit<CalendarRow, 'calendar'> {
  /** Not published: by the rule of the year before. */
  isComputed?: true;
}

export interface DueDate {
  obligation: Obligation;
  /** `2026-03`, `2026-B2`, `2026-C1`, `2025` or `2025 cuota 1`. */
  period: string;
  /** ISO day. */
  date: string;
  /** To be confirmed. */
  isComputed?: true;
}

/** By year. */
export type DueCalendars = ReadonlyMap<number, readonly DueRow[]>;

/** Years that are computed after the last published one. */
const COMPUTED_YEARS = 2;

/** The calendars of the program. */
export const ownCalendars: DueCalendars = withComputed(
  new Map(
    [...Map.groupBy(calendarRows, ({ calendar }) => calendar)].map(([year, rows]) => [
      year,
      rows.map(({ obligation, period, dates }) => ({ obligation, period, dates })),
    ]),
  ),
);

function withComputed(published: DueCalendars): DueCalendars {
  const all = new Map(published);
  const last = Math.max(...published.keys());
  for (let year = last; year < last + COMPUTED_YEARS; year++) all.set(year + 1, calendarAfter(all.get(year)!));
  return all;
}

/**
 * The calendar of the next year: each return on the same business days of the same month (Decreto 2229 de 2023, which the
 * calendar of 2026 follows in every date).
 */
function calendarAfter(rows: readonly DueRow[]): DueRow[] {
  return rows.map(({ obligation, period, dates }) => ({
    obligation,
    period: period.replace(/^\d{4}/, (year) => String(Number(year) + 1)),
    dates: dates.map(businessDayAYearLater),
    isComputed: true,
  }));
}

/** The year if its calendar is not published, computed or not; null otherwise. */
export function unpublishedYear(calendars: DueCalendars, year: number): number | null {
  const rows = calendars.get(year);
  return rows === undefined || rows.some(({ isComputed }) => isComputed) ? year : null;
}

/** A loaded calendar replaces that of its year. */
export function calendarsWith(loaded: Iterable<readonly [year: number, rows: readonly DueRow[]]>): DueCalendars {
  return new Map([...ownCalendars, ...loaded]);
}

/** Returns due for a month; income tax and SIMPLE are of longer periods. */
export type MonthReturn = 'retencion' | 'iva_bimestral' | 'iva_cuatrimestral';

/** Months of a VAT period, with the letter of its number in the calendar. */
const vatPeriods = { bimestral: { months: 2, letter: 'B' }, cuatrimestral: { months: 4, letter: 'C' } } as const;

/** Returns that a company files for a month, soonest first: withholding, and VAT in the last month of its period. */
export function dueDatesOf(
  calendars: DueCalendars,
  { nit, profile }: Pick<Filer, 'nit' | 'profile'>,
  month: Period,
): { obligation: MonthReturn; date: string; isComputed?: true }[] {
  const rows = calendars.get(month.year) ?? [];
  const due = (obligation: MonthReturn, period: string) =>
    rows
      .filter((row) => row.obligation === obligation && row.period === period)
      .map((row) => ({ obligation, date: dateOf(row, nit), ...markOf(row) }));
  const vat = vatReturnOf(profile);
  const { months, letter } = vatPeriods[vat ?? 'bimestral'];
  const isVatDue = vat !== null && month.month <= 12 && month.month % months === 0;
  return [
    ...(profile.agenteRetencion === false ? [] : due('retencion', periodKey(month))),
    ...(isVatDue ? due(`iva_${vat}`, `${month.year}-${letter}${month.month / months}`) : []),
  ].sort(byDate);
}

/** The next returns that a company files, from a day on, soonest first. */
export function nextDueDates(calendars: DueCalendars, filer: Filer, today: string, most: number): DueDate[] {
  return datesOf(calendars, filer)
    .filter(({ date }) => date >= today)
    .slice(0, most);
}

/** Returns that a company files within some days, the last one included, soonest first. */
export function dueDatesBetween(calendars: DueCalendars, filer: Filer, from: string, to: string): DueDate[] {
  return datesOf(calendars, filer).filter(({ date }) => date >= from && date <= to);
}

function datesOf(calendars: DueCalendars, filer: Filer): DueDate[] {
  const filed = new Set(obligationsOf(filer));
  return [...calendars.values()]
    .flat()
    .filter(({ obligation }) => filed.has(obligation))
    .map((row) => ({ obligation: row.obligation, period: row.period, date: dateOf(row, filer.nit), ...markOf(row) }))
    .sort(byDate);
}

function dateOf({ dates }: DueRow, nit: string): string {
  return dates[Number(nit.slice(-1))]!;
}

const markOf = ({ isComputed }: DueRow) => (isComputed ? { isComputed } : {});

const byDate = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date);

/** Facts of a profile that due dates depend on, and that nobody has answered. */
export function lackingFacts({ periodoIva, responsableIva, regimen }: Filer['profile']): ('periodoIva' | 'regimen')[] {
  const lacksVat = periodoIva === undefined && responsableIva !== false;
  return [...(lacksVat ? (['periodoIva'] as const) : []), ...(regimen ? [] : (['regimen'] as const))];
}
