import { expect, test } from 'vitest';
import { checkCalendar } from './check-calendar.ts';
import { type DueRow, ownCalendars } from './due-dates.ts';

const own = ownCalendars.get(2026)!;
const withDate = (digit: number, date: string) =>
  own.map((row): DueRow => {
    if (row.obligation !== 'retencion' || row.period !== '2026-02') return row;
    return { ...row, dates: row.dates.with(digit, date) };
  });

test('the calendar of the program has nothing wrong', () => {
  for (const [year, rows] of ownCalendars) expect(checkCalendar(year, rows)).toEqual([]);
});

test('a calendar is whole, without repetitions and of its year', () => {
  expect(checkCalendar(2026, own.slice(1))).toEqual([
    { problem: 'missing', obligation: 'retencion', period: '2026-01' },
  ]);
  expect(checkCalendar(2026, [...own, own[0]!])).toEqual([
    { problem: 'repeated', obligation: 'retencion', period: '2026-01' },
  ]);
  const [first] = checkCalendar(2027, own);
  expect(first).toMatchObject({ problem: 'unknown', period: '2026-01' });
  expect(checkCalendar(2027, own)).toHaveLength(33 + 33);
});

test.each([
  ['2026-02-30', 'no_day'],
  ['10/03/2026', 'no_day'],
  ['2026-03-14', 'weekend'],
  ['2026-02-27', 'too_early'],
  ['2026-06-10', 'too_late'],
  ['2025-03-10', 'too_early'],
] as const)('%s for a return of February is refused: %s', (date, problem) => {
  expect(checkCalendar(2026, withDate(3, date))).toEqual([
    { problem, obligation: 'retencion', period: '2026-02', digit: 3 },
  ]);
});
