import { expect, test } from 'vitest';
import { suggestedGroups, withGroup } from './suggested-groups.ts';

const said = { role: 'retención por servicios', equivalent: '236525', why: 'lo dice su nombre', isDoubtful: false };
const suggestions = [
  { ...said, account: '248540', accountName: 'Servicios 6%', confidence: 0.9 },
  { ...said, account: '170520', accountName: 'Retención', role: 'a favor', equivalent: '135515', confidence: 0.7 },
  { ...said, account: '248541', accountName: 'Servicios 4%', confidence: 0.85 },
];

test('accounts of one role are one suggestion, as sure as the least of them', () => {
  const [services, favour, ...rest] = suggestedGroups(suggestions);
  expect(services).toMatchObject({ percent: 85, accounts: [{ account: '248540' }, { account: '248541' }] });
  expect(favour).toMatchObject({ percent: 70, equivalent: '135515' });
  expect(rest).toEqual([]);
});

test('accepted, corrected or refused, they replace what was said of them', () => {
  const [services] = suggestedGroups(suggestions);
  const stored = [
    ['248541', '236515'],
    ['1320', '1330'],
  ] as const;
  expect(withGroup(stored, services!, '236525')).toEqual([
    ['1320', '1330'],
    ['248540', '236525'],
    ['248541', '236525'],
  ]);
  expect(withGroup([], services!, null)).toEqual([
    ['248540', '248540'],
    ['248541', '248541'],
  ]);
});
