import { expect, it } from 'vitest';
import { changedEntries } from './changed-said.ts';

it('amounts and accounts that changed are told by format, and what stayed is not', () => {
  const before = { assignments: { '1009': { '22*': 'none' }, '1001': { '51*': 'none' } }, thresholds: { '1008': '5' } };
  const after = { assignments: { '1009': { '22*': 'none', '23*': '2206/balance' } }, thresholds: { '1008': '7' } };
  expect(changedEntries(before, after)).toEqual([
    { format: '1001', pattern: '51*', before: 'none', after: undefined },
    { format: '1008', pattern: null, before: '5', after: '7' },
    { format: '1009', pattern: '23*', before: undefined, after: '2206/balance' },
  ]);
  expect(changedEntries(after, after)).toEqual([]);
});
