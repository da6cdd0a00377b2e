import { expect, test } from 'vitest';
import { businessDayAYearLater, businessDaysOf, holidaysOf } from './holidays.ts';

/** As published. */
const known = {
  2026: [
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ],
  2027: [
    '2027-01-01',
    '2027-01-11',
    '2027-03-22',
    '2027-03-25',
    '2027-03-26',
    '2027-05-01',
    '2027-05-10',
    '2027-05-31',
    '2027-06-07',
    '2027-07-05',
    '2027-07-20',
    '2027-08-07',
    '2027-08-16',
    '2027-10-18',
    '2027-11-01',
    '2027-11-15',
    '2027-12-08',
    '2027-12-25',
  ],
};

test.each([2026, 2027] as const)('holidays of %i', (year) => {
  expect(holidaysOf(year)).toEqual(known[year]);
});

test('business days of a month leave out weekends and holidays', () => {
  expect(businessDaysOf(2026, 4).slice(0, 3)).toEqual(['2026-04-01', '2026-04-06', '2026-04-07']);
});

test('the same business day a year later', () => {
  expect(businessDayAYearLater('2026-04-07')).toBe('2027-04-05');
});
