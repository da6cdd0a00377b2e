import { expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { accountRoles } from '../account-role.ts';

const balance = balanceOfBooks(
  '2026-03',
  `
  51601505 Depreciación oficina  | | 10 | 5 | 0 | 15
  51601510 Depreciación vehículos | | 10 | 5 | 0 | 15
  51601511 Depreciación camiones | | 10 | 5 | 0 | 15
`,
);
const codes = (entries: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(accountRoles(entries, balance)).map(([role, accounts]) => [
      role,
      accounts.leaves().map((leaf) => balance.leaf(leaf).code),
    ]),
  );

it('an exact code decides before any prefix, and holds no other account', () => {
  expect(codes({ una: ['=51601510'], otra: ['5160'] })).toEqual({
    una: ['51601510'],
    otra: ['51601505', '51601511'],
  });
  expect(codes({ una: ['=51601510'], otra: ['51601510'] })).toEqual({ una: ['51601510'], otra: [] });
  expect(codes({ una: ['=5160151'], otra: [] })).toEqual({ una: [], otra: [] });
  // Two roles may share an account: both name it as closely.
  expect(codes({ una: ['=51601510'], otra: ['=51601510'] })).toEqual({ una: ['51601510'], otra: ['51601510'] });
});

it('the longest prefix decides, and prefixes of one role may hold each other', () => {
  expect(codes({ una: ['5160'], otra: ['51601510'] })).toEqual({ una: ['51601505', '51601511'], otra: ['51601510'] });
  expect(codes({ una: ['51601511', '5160', '516015'], otra: ['5195'] })).toEqual({
    una: ['51601505', '51601510', '51601511'],
    otra: [],
  });
  expect(codes({ una: ['51601511', '51601505'] })).toEqual({ una: ['51601505', '51601511'] });
});

it('gives the prefixes that rules look under without the mark', () => {
  expect(accountRoles({ una: ['=51601510', '5165'] }, balance).una!.prefixes).toEqual(['51601510', '5165']);
});
