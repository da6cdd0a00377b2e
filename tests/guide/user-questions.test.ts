/** Questions in users' words lead to the page that answers them: first in nine of ten, else second. */
import { expect, test } from 'vitest';
import { askedWords } from '#api/guide/asked-words.es.ts';
import { findInGuide } from '#api/guide/find-in-guide.ts';
import { articlePages, validationPages } from '#api/guide/pages.ts';
import { spread } from '../support/test-sizes.ts';
import { laterQuestions, moreQuestions, type UserQuestion, userQuestions } from './user-questions.es.ts';

/** Pages in their order, each once. */
function pagesOf(asked: string): string[] {
  return [...new Set(findInGuide(asked).map(({ kind, key }) => `${kind}/${key}`))];
}

const ranksOf = (questions: readonly UserQuestion[]) =>
  questions.map(({ asked, answer }) => ({ asked, rank: pagesOf(asked).indexOf(answer) + 1 }));

test.each([
  ['thirty', userQuestions, 30],
  ['many', moreQuestions, 100],
  ['later', laterQuestions, 40],
])('of %s questions nine of ten are answered by the first page, the others by the second', (_, questions, least) => {
  const ranks = ranksOf(spread(questions, 20));
  expect(ranks.filter(({ rank }) => rank !== 1 && rank !== 2)).toEqual([]);
  expect(ranks.filter(({ rank }) => rank === 1).length / ranks.length).toBeGreaterThanOrEqual(0.9);
  expect(questions.length).toBeGreaterThanOrEqual(least);
});

test('every article and validation has questions in the words of users, and no other page is named', () => {
  const pages = [
    ...articlePages.map(({ key }) => `article/${key}`),
    ...validationPages.map(({ key }) => `validation/${key}`),
  ];
  expect(Object.keys(askedWords).sort()).toEqual(pages.sort());
});

test('screens and formats are found by their titles', () => {
  expect(pagesOf('plan de cuentas')).toContain('screen//empresa/{company}/servicio/plan-cuentas');
  expect(pagesOf('registro de actividad')[0]).toBe('screen//registro-de-actividad');
  expect(pagesOf('cambiar contraseña').slice(0, 2)).toContain('screen//cambiar-password');
  expect(pagesOf('contapyme')[0]).toBe('format/contapyme');
});
