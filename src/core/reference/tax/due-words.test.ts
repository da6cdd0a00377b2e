import { expect, test } from 'vitest';
import { obligationOf, writeDueDate, writeDuePeriod } from './due-words.es.ts';

test.each([
  ['2026-10', 'octubre de 2026'],
  ['2026-B5', 'septiembre y octubre de 2026'],
  ['2026-C2', 'mayo a agosto de 2026'],
  ['2025', '2025'],
  ['2025 cuota 2', '2025, cuota 2'],
])('%s is %s', (period, words) => {
  expect(writeDuePeriod(period)).toBe(words);
});

test('a due date says its return and period', () => {
  const due = { obligation: 'retencion', period: '2026-10', date: '2026-11-24' } as const;
  expect(writeDueDate(due)).toBe('Retención en la fuente de octubre de 2026: 24 de noviembre de 2026');
});

test('a return is known by its key and by its name', () => {
  expect(['retencion', 'IVA bimestral', 'Predial'].map(obligationOf)).toEqual(['retencion', 'iva_bimestral', null]);
});
