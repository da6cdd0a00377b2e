import { expect, test } from 'vitest';
import { sectionOf } from './sections.ts';

test.each([
  ['', 'datos'],
  ['seccion=llaves', 'llaves'],
  ['seccion=mis-datos', 'mis-datos'],
  ['seccion=otra', 'datos'],
])('?%s is %s', (search, section) => {
  expect(sectionOf(new URLSearchParams(search))).toBe(section);
});
