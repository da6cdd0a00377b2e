import { expect, test } from 'vitest';
import { cellPlace } from './cell-place.es.ts';

test.each([
  ['Cuentas', 'Hoja «Cuentas», fila 2, columna A'],
  ['', 'Fila 2, columna A'],
])('a cell of the sheet «%s»', (sheet, words) => {
  expect(cellPlace(sheet, 2, 'A')).toBe(words);
});
