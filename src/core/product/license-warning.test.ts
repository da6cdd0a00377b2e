import { describe, expect, it } from 'vitest';
import { addDays } from './license.ts';
import { dueWarning } from './license-warning.ts';

const year = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
const on = (daysLeft: number, license = year) => dueWarning(license, addDays(license.endsOn, -daysLeft));

describe('dueWarning', () => {
  it('warns at 30, 7 and 1 days, and on the first day without a license', () => {
    expect([31, 30, 7, 1, -1].map((left) => on(left))).toEqual([null, 30, 7, 1, -1]);
  });
  it('catches up after days on which the process did not run', () => {
    expect([29, 8, 6, 2, 0, -5].map((left) => on(left))).toEqual([30, 30, 7, 7, 1, -1]);
  });
  it('stays silent about licenses that ended long ago', () => {
    expect([-30, -31].map((left) => on(left))).toEqual([-1, null]);
  });
  it('skips warnings that fall before the license began', () => {
    const demo = { startsOn: '2026-03-01', endsOn: '2026-03-16' };
    expect([15, 8, 7, 1, -1].map((left) => on(left, demo))).toEqual([null, null, 7, 1, -1]);
  });
});
