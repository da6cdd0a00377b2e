import { expect, it } from 'vitest';
import { loadText } from './text.es.ts';

it('finds the place that a sentence about a file starts with', () => {
  expect(loadText.splitPlace('Hoja Balance, fila 1.317, columna H (Crédito). Esperábamos un número.')).toEqual([
    'Hoja Balance, fila 1.317, columna H (Crédito).',
    ' Esperábamos un número.',
  ]);
  expect(loadText.splitPlace('El archivo está vacío.')).toEqual(['', 'El archivo está vacío.']);
});

it('writes sizes as people read them', () => {
  expect([0, 1, 218_400, 5_300_701].map(loadText.size)).toEqual(['0 bytes', '1 byte', '218 kB', '5,3 MB']);
});
