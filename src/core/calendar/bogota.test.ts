import { expect, test } from 'vitest';
import { dayInBogota, monthInBogota, startOfDay } from './bogota.ts';

test('a UTC day ends at 05:00 UTC of the next day in Bogotá', () => {
  const last = new Date('2026-03-01T04:59:59.999Z');
  expect(dayInBogota(last)).toBe('2026-02-28');
  expect(monthInBogota(last)).toEqual({ year: 2026, month: 2 });
  const first = new Date('2026-03-01T05:00:00Z');
  expect(dayInBogota(first)).toBe('2026-03-01');
  expect(monthInBogota(first)).toEqual({ year: 2026, month: 3 });
  expect(startOfDay('2026-03-01')).toEqual(first);
});

test('the year ends at 05:00 UTC as well', () => {
  expect(monthInBogota(new Date('2027-01-01T01:00:00Z'))).toEqual({ year: 2026, month: 12 });
});
