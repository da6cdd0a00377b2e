import { describe, expect, test } from 'vitest';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import { changeOf, foundSince } from './compare-months.ts';

/** Audited months with the findings `a` and `b` of each. */
const months = (found: Record<string, string>) =>
  new Map(Object.entries(found).map(([month, fingerprints]) => [month, new Set(fingerprints)]));

describe('the change of a finding', () => {
  test.each([
    ['first month of all', { '2026-03': 'a' }, 'nuevo'],
    ['not there the month before', { '2026-02': 'b', '2026-03': 'a' }, 'nuevo'],
    ['there the month before', { '2026-02': 'a', '2026-03': 'a' }, 'persistente'],
    ['gone the month before, there earlier', { '2026-01': 'a', '2026-02': 'b', '2026-03': 'a' }, 'reabierto'],
    ['there in the nearest audited month', { '2025-12': 'a', '2026-03': 'a' }, 'persistente'],
    ['only later', { '2026-03': 'a', '2026-04': 'a' }, 'nuevo'],
    ['there in the closing period before January', { '2025-13': 'a', '2026-03': 'a' }, 'persistente'],
  ])('%s', (_name, found, change) => {
    expect(changeOf('a', parsePeriod('2026-03')!, months(found))).toBe(change);
  });
});

describe('since when a finding is there', () => {
  test.each([
    ['only now', { '2026-02': 'b', '2026-03': 'a' }, '2026-03'],
    ['three months', { '2026-01': 'a', '2026-02': 'a', '2026-03': 'a' }, '2026-01'],
    ['a month without audit ends the run', { '2026-01': 'a', '2026-03': 'a' }, '2026-03'],
    ['over the turn of the year', { '2025-12': 'a', '2026-01': 'a', '2026-02': 'a', '2026-03': 'a' }, '2025-12'],
  ])('%s', (_name, found, since) => {
    expect(periodKey(foundSince('a', parsePeriod('2026-03')!, months(found)))).toBe(since);
  });
});
