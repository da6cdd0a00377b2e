/** What is wrong with a calendar of due dates before it is loaded: it is whole, and every date is a plausible working day. */
import { lookUp } from '#core/dictionary/look-up.ts';
import type { DueRow } from './due-dates.ts';
import { type Obligation, obligations, periodsOf } from './obligations.ts';

export type CalendarProblem =
  | { problem: 'missing' | 'unknown' | 'repeated'; obligation: string; period: string }
  | { problem: 'no_day' | 'weekend' | 'too_early' | 'too_late'; obligation: Obligation; period: string; digit: number };

/** Days from the middle of the ten dates: they are of two business weeks, and holidays. */
const SPREAD = 21;

/** In the order of the calendar. */
export function checkCalendar(year: number, rows: readonly DueRow[]): CalendarProblem[] {
  const expected = obligations.flatMap((obligation) =>
    periodsOf(obligation, year).map((period) => ({ obligation, period })),
  );
  const keyOf = ({ obligation, period }: Pick<DueRow, 'obligation' | 'period'>) => `${obligation} ${period}`;
  const known = new Set(expected.map(keyOf));
  const given = Map.groupBy(rows, keyOf);
  return [
    ...rows.filter((row) => !known.has(keyOf(row))).map((row) => aboutRow('unknown', row)),
    ...expected.flatMap((one): CalendarProblem[] => {
      const [row, again] = given.get(keyOf(one)) ?? [];
      if (row === undefined) return [aboutRow('missing', one)];
      return again === undefined ? wrongDates(year, row) : [aboutRow('repeated', one)];
    }),
  ];
}

function aboutRow(
  problem: 'missing' | 'unknown' | 'repeated',
  { obligation, period }: Pick<DueRow, 'obligation' | 'period'>,
): CalendarProblem {
  return { problem, obligation, period };
}

function wrongDates(year: number, { obligation, period, dates }: DueRow): CalendarProblem[] {
  const days = dates.filter(isDay).toSorted();
  const middle = days[days.length >> 1] ?? '';
  return Array.from({ length: 10 }, (_, digit) => digit).flatMap((digit): CalendarProblem[] => {
    const problem = wrongDate(dates[digit] ?? '', { year, middle, after: lastDayOf(period) });
    return problem === null ? [] : [{ problem, obligation, period, digit }];
  });
}

function wrongDate(
  date: string,
  { year, middle, after }: { year: number; middle: string; after: string },
): 'no_day' | 'weekend' | 'too_early' | 'too_late' | null {
  if (!isDay(date)) return 'no_day';
  if ([0, 6].includes(new Date(date).getUTCDay())) return 'weekend';
  if (date <= after || date < `${year}-01-01`) return 'too_early';
  // The last returns of a year are due in January and February of the next.
  const days = (Date.parse(date) - Date.parse(middle)) / 86_400_000;
  if (days < -SPREAD) return 'too_early';
  return days > SPREAD || date > `${year + 1}-02-28` ? 'too_late' : null;
}

/** A day of the calendar in ISO. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Months of a period that is several months, by the letter of its number. */
const lengths: Readonly<Record<string, number>> = { B: 2, C: 4 };

/** Last day of a period: returns are due after it. */
function lastDayOf(period: string): string {
  const [, year = '', letter = '', number = ''] = /^(\d{4})(?:-([BC]?)(\d+))?/.exec(period) ?? [];
  const month = number === '' ? 12 : Number(number) * (lookUp(lengths, letter) ?? 1);
  return new Date(Date.UTC(Number(year), month, 0)).toISOString().slice(0, 10);
}
