import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainId } from '../cells/third-party-id.ts';
import type { Cell } from '../workbook.ts';
import { ThirdPartyDictionary } from './third-party-dictionary.ts';

const ids = fc.constantFrom<Cell>(
  null,
  '',
  '900481237',
  900481237,
  '900481237.0',
  '900.481.237-6',
  ' 7',
  '7',
  7,
  'NIT 7',
  'CCC7',
  'CC7',
  'C7',
);
const dvs = fc.constantFrom<Cell>(null, null, '', 6, '6', '0');
const names = fc.constantFrom<Cell>(null, '', 'Acme', ' Acme ', 'Beta', 12);

test('has one entry per id, DV and name, in order of appearance, however the cells are typed', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, dvs, names), { maxLength: 60 }), (rows) => {
      const dictionary = new ThirdPartyDictionary();
      const seen = ['|-1|'];
      for (const [id, dv, name] of rows) {
        const parsed = plainId(id, dv)!;
        const plain = name === null ? '' : String(name).trim();
        const naming = parsed.id === '' && plain === '' ? seen[0]! : `${parsed.id}|${parsed.dv ?? -1}|${plain}`;
        if (!seen.includes(naming)) seen.push(naming);
        expect(dictionary.entry(id, dv, name)).toBe(seen.indexOf(naming));
      }
      const entries = dictionary.ids.map((id, entry) => `${id}|${dictionary.dvs[entry]}|${dictionary.names[entry]}`);
      expect(entries).toEqual(seen);
    }),
  );
});

test.each<[Cell, string | null]>([
  ['900.481.237', '900481237'],
  ['900481237.', '900481237'],
  ['900481237.0', '900481237'],
  ['900481237,00', '900481237'],
  ["'900481237", '900481237'],
  ['9.00481237E8', '900481237'],
  ['9,00481237E+08', '900481237'],
  ['1.0E9', '1000000000'],
  ['9,00481E+08', null],
  ['9E+08', null],
  [900481237, '900481237'],
  [900481237.5, null],
  [-1, null],
  ['4E12', '4E12'],
  ['Generico', 'GENERICO'],
  ['MX-AB 12', 'MX-AB 12'],
])('%j is the id %j', (cell, id) => {
  expect(plainId(cell, null)?.id ?? null).toBe(id);
  expect(new ThirdPartyDictionary().entry(cell, null, 'Acme')).toBe(id === null ? -1 : 1);
});
