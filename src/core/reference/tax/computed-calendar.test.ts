import { expect, test } from 'vitest';
import { businessDaysOf } from '#core/calendar/holidays.ts';
import { checkCalendar } from './check-calendar.ts';
import { calendarAfter } from './computed-calendar.ts';
import { ownCalendars } from './due-dates.ts';

const published = ownCalendars.get(2026)!;

test('every date of the published calendar is a business day from the 7th to the 16th of its month', () => {
  const places = published.flatMap(({ dates }) =>
    dates.map((date) => businessDaysOf(Number(date.slice(0, 4)), Number(date.slice(5, 7))).indexOf(date) + 1),
  );
  expect(Math.min(...places)).toBe(7);
  expect(Math.max(...places)).toBe(16);
});

test('the next year has the same returns on the same business days, each to be confirmed', () => {
  const next = calendarAfter(published);
  expect(checkCalendar(2027, next)).toEqual([]);
  expect(next.every(({ isComputed }) => isComputed)).toBe(true);
  const january = next.find(({ obligation, period }) => obligation === 'retencion' && period === '2027-01')!;
  // The 7th and the 16th business day of February of 2027.
  expect([january.dates[1], january.dates[0]]).toEqual(['2027-02-09', '2027-02-22']);
});
