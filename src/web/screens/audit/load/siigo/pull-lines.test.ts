import { describe, expect, test } from 'vitest';
import type { BalancePull, PulledMonth } from '#api/balances/balance-pulls/contract.ts';
import { failedRange, isFresh, lastGood, pullLines } from './pull-lines.ts';
import { siigoText } from './text.es.ts';

const month = (period: string, state: PulledMonth['state'], message: string | null = null): PulledMonth => ({
  period,
  state,
  version: state === 'stored' || state === 'unchanged' ? 1 : null,
  auditId: null,
  error: message && 'siigo.unavailable',
  message,
});

const pull = (...months: PulledMonth[]): BalancePull => ({
  id: '',
  attributes: {
    state: 'done',
    automatic: false,
    requestedBy: '',
    createdAt: '2026-05-01T00:00:00Z',
    finishedAt: '2026-05-02T00:00:00Z',
    months,
    thirdParties: null,
  },
});

describe('the lines of a pull', () => {
  test('put neighbours that failed for the same reason together', () => {
    const months = [
      month('2025-11', 'stored'),
      month('2025-12', 'failed', 'a'),
      month('2026-01', 'failed', 'a'),
      month('2026-02', 'failed', 'b'),
      month('2026-03', 'waiting'),
      month('2026-04', 'waiting'),
    ];
    expect(pullLines(months).map(({ from, to }) => siigoText.rangeOf(from, to))).toEqual([
      'noviembre de 2025',
      'diciembre de 2025 a enero de 2026',
      'febrero de 2026',
      'marzo de 2026',
      'abril de 2026',
    ]);
    expect(siigoText.rangeOf('2026-01', '2026-04')).toBe('enero a abril de 2026');
    expect(failedRange(months)).toEqual({ from: '2025-12', to: '2026-02', count: 3 });
    expect(failedRange([month('2026-01', 'stored')])).toBeNull();
  });
});

test('a pull is worth showing for an hour, or a day when some of it failed', () => {
  const good = pull(month('2026-03', 'stored'));
  const bad = pull(month('2026-03', 'failed', 'a'));
  const fresh = (at: string) => [isFresh(good, new Date(at)), isFresh(bad, new Date(at))];
  expect(fresh('2026-05-02T00:59:00Z')).toEqual([true, true]);
  expect(fresh('2026-05-02T23:00:00Z')).toEqual([false, true]);
  expect(fresh('2026-05-03T01:00:00Z')).toEqual([false, false]);
});

test('the last good month is that of the newest pull that brought any', () => {
  const older = pull(month('2026-02', 'unchanged'), month('2026-03', 'stored'));
  const newest = pull(month('2026-04', 'failed', 'a'));
  expect(lastGood([newest, older])).toEqual({ period: '2026-03', at: '2026-05-02T00:00:00Z' });
  expect(lastGood([newest])).toBeNull();
});
