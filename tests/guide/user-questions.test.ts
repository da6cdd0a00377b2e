/** Questions in users' words lead to the page that answers them: first in 27 of 30, else second. */
import { expect, test } from 'vitest';
import { findInGuide } from '#api/guide/find-in-guide.ts';
import { userQuestions } from './user-questions.es.ts';

/** Pages in their order, each once. */
function pagesOf(asked: string): string[] {
  return [...new Set(findInGuide(asked).map(({ kind, key }) => `${kind}/${key}`))];
}

test('of thirty questions 27 are answered by the first page, the others by the second', () => {
  const ranks = userQuestions.map(({ asked, answer }) => ({ asked, rank: pagesOf(asked).indexOf(answer) + 1 }));
  expect(ranks.filter(({ rank }) => rank !== 1 && rank !== 2)).toEqual([]);
  expect(ranks.filter(({ rank }) => rank === 1).length).toBeGreaterThanOrEqual(27);
  expect(ranks).toHaveLength(30);
});

test('screens and formats are found by their titles', () => {
  expect(pagesOf('plan de cuentas')).toContain('screen//empresa/{company}/servicio/plan-cuentas');
  expect(pagesOf('registro de actividad')[0]).toBe('screen//registro-de-actividad');
  expect(pagesOf('cambiar contraseña').slice(0, 2)).toContain('screen//cambiar-password');
  expect(pagesOf('contapyme')[0]).toBe('format/contapyme');
});
