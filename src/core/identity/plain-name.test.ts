import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, nameWords, plainName } from './plain-name.ts';

const names = fc
  .array(fc.constantFrom('S', 'A', '.', ' ', ' ', 'SAS', 'á', 'Ñ', 'n\u0303', '4', '72', '-', '&', '東', 'EN', 'ß'))
  .map((parts) => parts.join(''));

test.each([
  ['Éxito  S.A.S.', 'EXITO SAS'],
  ['Comercial S. en C. A.', 'COMERCIAL SENC'],
  ['Mun\u0303oz, José', 'MUNOZ JOSE'],
  ['  7-Eleven (72) ', '7 ELEVEN 72'],
  ['', ''],
])('«%s» normalises to %s', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test('word hashes of a list of names are those of the normalised names', () => {
  fc.assert(
    fc.property(fc.array(names), (list) => {
      const { words, first } = nameWords(list);
      list.forEach((name, index) => {
        const plain = plainName(name);
        const expected = plain === '' ? [] : plain.split(' ').map(hashOf);
        expect([...words.subarray(first[index], first[index + 1])]).toEqual(expected);
      });
    }),
  );
});

test('every letter up to U+017F is the capital that Unicode decomposes it to, and all else separates', () => {
  for (let code = 0; code < 0x180; code++) {
    const base = String.fromCharCode(code).normalize('NFD').toUpperCase().charAt(0);
    const expected = /[A-Z0-9]/.test(base) ? `AB${base}CD` : 'AB CD';
    expect([code, plainName(`AB${String.fromCharCode(code)}CD`)]).toEqual([code, expected]);
  }
});
