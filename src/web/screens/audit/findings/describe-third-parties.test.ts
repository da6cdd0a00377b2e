import { expect, it } from 'vitest';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { writeNit } from '../finding/third-party.es.ts';
import { describeThirdParties } from './describe-third-parties.es.ts';

it('names the first third party and counts the others', () => {
  const item = madeItem({ fingerprint: 'a' });
  expect(describeThirdParties(item)).toBe('Almacén Túnja');
  expect(describeThirdParties({ ...item, finding: { ...item.finding, thirdPartyCount: 1235 } })).toBe(
    'Almacén Túnja y 1.234 más',
  );
  expect(describeThirdParties({ ...item, finding: { ...item.finding, thirdParties: [], thirdPartyCount: 0 } })).toBe(
    '–',
  );
});

it('leaves the company itself out', () => {
  const item = madeItem({ fingerprint: 'a' });
  const self = { ...item.finding.thirdParties[0]!, name: 'El Roble', isCompany: true as const };
  const only = { ...item.finding, thirdParties: [self], thirdPartyCount: 1 };
  expect(describeThirdParties({ ...item, finding: only })).toBe('–');
  const both = { ...only, thirdParties: [self, ...item.finding.thirdParties], thirdPartyCount: 2 };
  expect(describeThirdParties({ ...item, finding: both })).toBe('Almacén Túnja');
});

it('writes the digit of company NITs only', () => {
  expect(writeNit('800197268')).toBe('800.197.268-4');
  expect(writeNit('52381767')).toBe('52.381.767');
  expect(writeNit('')).toBe('Sin tercero');
});
