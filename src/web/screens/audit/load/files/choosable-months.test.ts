import { expect, test } from 'vitest';
import { periodKey } from '#core/calendar/period.ts';
import { choosableMonths } from './choosable-months.ts';

const keys = (today: Date) => choosableMonths(today).map(periodKey);

test('a year that is over has its closing period, the one that runs has none before December', () => {
  const inMarch = keys(new Date('2026-03-05T12:00:00Z'));
  expect(inMarch.slice(0, 6)).toEqual(['2026-03', '2026-02', '2026-01', '2025-13', '2025-12', '2025-11']);
  expect(inMarch.at(-1)).toBe('2023-01');
  expect(inMarch).toHaveLength(3 * 13 + 3);
  expect(keys(new Date('2026-12-01T12:00:00Z'))[0]).toBe('2026-13');
  // Still November in Bogotá, whatever the browser's time zone.
  expect(keys(new Date('2026-12-01T04:00:00Z'))[0]).toBe('2026-11');
});
