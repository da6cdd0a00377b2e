import { expect, it } from 'vitest';
import { comparedMonths, isMissing } from './compared-month.ts';

it('compares January with the end of the year before, and month 13 with December and another end', () => {
  expect(comparedMonths('mes-anterior', '2026-01')).toEqual(['2025-12', '2025-13']);
  expect(comparedMonths('mes-anterior', '2026-13')).toEqual(['2026-12']);
  expect(comparedMonths('ano-anterior', '2026-13')).toEqual(['2025-12', '2025-13']);
  expect(comparedMonths('ano-anterior', '2026-10')).toEqual(['2025-10']);
  expect(comparedMonths('acumulado', '2026-10')).toEqual([]);
});

it('misses what no stored month gives', () => {
  const months = ['2025-13', '2026-09', '2026-10'];
  expect(isMissing('mes-anterior', '2026-10', months)).toBe(false);
  expect(isMissing('ano-anterior', '2026-10', months)).toBe(true);
  expect(isMissing('diciembre', '2026-10', months)).toBe(false);
  expect(isMissing('presupuesto', '2026-10', months)).toBe(false);
});
