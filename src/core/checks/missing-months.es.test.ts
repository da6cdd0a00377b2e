/** Sentence of missing months. */
import { expect, it } from 'vitest';
import { writeMissingMonths } from './missing-months.es.ts';

it.each([
  [['2024-12'], 'Falta diciembre de 2024'],
  [['2025-01', '2025-02', '2025-03'], 'Faltan los meses de enero a marzo de 2025'],
  [['2025-11', '2025-12', '2026-01'], 'Faltan los meses de noviembre de 2025 a enero de 2026'],
  [['2025-01', '2025-03', '2025-04'], 'Faltan los meses de enero de 2025 y marzo a abril de 2025'],
])('%s', (keys, words) => {
  expect(writeMissingMonths(keys)).toBe(words);
});
