import { expect, test } from 'vitest';
import { readingDifferences } from '../reading.ts';

const totals = { opening: '0.00', debits: '10.00', credits: '10.00', closing: '0.00', balanced: true };
const company = { nit: '900394374', dv: 4, name: 'Una' };
const read = { rows: 3, totals, figures: 'a1', company, period: '2026-01' };

test.each([
  ['equal readings', {}, []],
  ['a NIT with its DV', { company: { ...company, nit: '9003943744' } }, []],
  [
    'a company and a month that only one reading gives',
    { company: { nit: null, dv: null, name: null }, period: null },
    [],
  ],
  ['other totals', { totals: { ...totals, debits: '20.00' }, figures: 'b2' }, ['totals']],
  ['other rows', { rows: 4 }, ['rows']],
  ['amounts on other accounts', { figures: 'b2' }, ['figures']],
  ['another company', { company: { ...company, nit: '800197268' } }, ['company']],
  ['another month', { period: '2026-02' }, ['period']],
  ['thousands', { unit: 'miles' }, ['unit']],
])('%s', (_, change, expected) => {
  expect(readingDifferences(read, { ...read, ...change })).toEqual(expected);
});
