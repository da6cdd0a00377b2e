import { expect, it } from 'vitest';
import { comparedInDocuments, comparedMonths, isMissing } from './compared-month.ts';

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

it('documents have the month and the year beside the same of the year before, unless others are chosen or not there', () => {
  const months = ['2025-06', '2025-12', '2026-06'];
  const usual = { compare: null, isYear: false };
  expect(comparedInDocuments(usual, '2026-06', months)).toEqual(['ano-anterior', 'acumulado', 'diciembre']);
  expect(comparedInDocuments(usual, '2026-06', ['2026-06'])).toEqual(['acumulado']);
  expect(comparedInDocuments(usual, '2025-12', months)).toEqual(['acumulado']);
  expect(comparedInDocuments({ compare: null, isYear: true }, '2026-06', months)).toEqual([
    'ano-anterior',
    'diciembre',
  ]);
  expect(comparedInDocuments({ ...usual, compare: ['mes-anterior'] }, '2026-06', [...months, '2026-05'])).toEqual([
    'mes-anterior',
  ]);
});
