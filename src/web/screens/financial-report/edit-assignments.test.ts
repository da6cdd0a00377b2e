/** Edits of assignments keep only what the defaults do not say, and never an account in two items. */
import { describe, expect, it } from 'vitest';
import { reportItemOf } from '#core/report/assignments.ts';
import { assign, changedPatterns, movedAccounts, patternOf } from './edit-assignments.ts';

const accounts = [
  { code: '236540', byDefault: 17 },
  { code: '24080101', byDefault: 11 },
  { code: '24850501', byDefault: null },
  { code: '24850502', byDefault: null },
];
const itemOf = (code: string, assignments: Record<string, number>) =>
  reportItemOf(accounts.find((account) => account.code === code)!, assignments);

describe('an edit', () => {
  it('puts a prefix into an item, and forgets what was said of parts of it', () => {
    expect(assign({ '24850501': 14, '3*': 16 }, accounts, '2485*', 17)).toEqual({ '3*': 16, '2485*': 17 });
  });

  it('is not kept where the defaults say the same', () => {
    expect(assign({ '24080101': 17 }, accounts, '24080101', 11)).toEqual({});
    expect(assign({ '2485*': 17 }, accounts, '2485*', 0)).toEqual({});
  });

  it('takes an account out of an item that holds it by default or by a prefix', () => {
    expect(itemOf('236540', assign({}, accounts, '236540', 0))).toBeNull();
    const without = assign({ '2485*': 17 }, accounts, '24850501', 0);
    expect(itemOf('24850501', without)).toBeNull();
    expect(itemOf('24850502', without)).toBe(17);
  });

  it('is counted by patterns, and by the accounts that move', () => {
    const next = assign({}, accounts, '2485*', 17);
    expect(changedPatterns({}, next)).toEqual(['2485*']);
    expect(movedAccounts(accounts, {}, next).map(({ code }) => code)).toEqual(['24850501', '24850502']);
  });
});

describe('what is typed', () => {
  it.each([
    ['2485*', '2485*'],
    ['2485', '2485*'],
    ['24850501', '24850501'],
    ['24859999', '24859999'],
    ['248505', '248505*'],
    ['13O5', null],
    ['*', null],
    ['', null],
  ])('%s means %s', (typed, pattern) => {
    expect(patternOf(typed, accounts)).toBe(pattern);
  });
});
