import { expect, it } from 'vitest';
import type { FirstFile } from '#api/balances/first-file/contract.ts';
import { askedOf, valuesOfFile } from './first-file.ts';

const file: FirstFile = {
  fileName: 'balance.xlsx',
  readable: true,
  company: { nit: '900394374', dv: 4, name: ' Suministros del Norte S.A.S. ' },
  formatName: 'Siigo Nube',
  software: 1,
  period: '2026-01',
  rows: 300,
  thirdParties: 40,
  balanced: true,
  reasons: [],
};

it('asks for the income tax regime alone when the file names company and package', () => {
  const values = valuesOfFile(file);
  expect(values).toMatchObject({
    name: 'Suministros del Norte S.A.S.',
    nit: '900.394.374-4',
    software: 1,
    regime: null,
  });
  expect(askedOf(values)).toEqual(['regime']);
});

it('asks for what a file without a header does not say', () => {
  const values = valuesOfFile({ ...file, company: { nit: null, dv: null, name: null }, software: null });
  expect(askedOf(values)).toEqual(['name', 'nit', 'software', 'regime']);
});
