/** Assignments of a company over the defaults: which decides, and how those of two people are brought together. */
import { describe, expect, it } from 'vitest';
import { isUnder, mergeAssignments, reportItemOf } from './assignments.ts';

describe('the item of an account', () => {
  const assignments = { '24*': 11, '2485*': 17, '248505': 0, '24850501': 14 };
  it.each([
    ['the default where nobody said otherwise', '135515', 4, 4],
    ['the prefix before the default', '240805', 9, 11],
    ['the longest prefix', '248510', null, 17],
    ['the exact code before a prefix', '24850501', null, 14],
    ['none where the company said so', '248505', 17, null],
    ['the prefix below an exact code', '24850502', null, 17],
  ])('is %s', (_, code, byDefault, item) => {
    expect(reportItemOf({ code, byDefault }, assignments)).toBe(item);
  });

  it('lies under a prefix or is the exact code', () => {
    expect(isUnder('24850501', '2485*')).toBe(true);
    expect(isUnder('24850501', '248505')).toBe(false);
    expect(isUnder('248505', '248505')).toBe(true);
  });
});

describe('what two people changed', () => {
  it('is brought together, and named where they disagree', () => {
    const base = { '2485*': 17, '1755*': 4, '240805': 11 };
    const mine = { '2485*': 17, '1755*': 5, '2412*': 12 };
    const theirs = { '2485*': 14, '1755*': 6, '240805': 11, '3*': 16 };
    const { merged, disputed } = mergeAssignments(base, mine, theirs);
    expect(merged).toEqual({ '2485*': 14, '1755*': 6, '2412*': 12, '3*': 16 });
    expect(disputed).toEqual([{ pattern: '1755*', base: 4, mine: 5, theirs: 6 }]);
  });

  it('is no dispute where both did the same', () => {
    expect(mergeAssignments({}, { '2485*': 17 }, { '2485*': 17 })).toEqual({ merged: { '2485*': 17 }, disputed: [] });
  });
});
