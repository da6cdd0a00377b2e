import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

test('who asks again for the same joins what is under way, and finds it afterwards', async () => {
  const answers = new KeptAnswers(800);
  const slow = Promise.withResolvers<string>();
  let begun = 0;
  const ask = () =>
    answers.get('2025', () => {
      begun += 1;
      return slow.promise;
    });
  const asked = [ask(), ask()];
  slow.resolve('formatos');
  expect([...(await Promise.all(asked)), await ask(), begun]).toEqual(['formatos', 'formatos', 'formatos', 1]);
});

test('a failure is told to who waited, and tried again', async () => {
  const answers = new KeptAnswers(800);
  await expect(answers.get('2025', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
  expect(await answers.get('2025', async () => 'formatos')).toBe('formatos');
});

test('what is large is not kept', async () => {
  const answers = new KeptAnswers(800);
  expect(await answers.get('2025', async () => 'x'.repeat(200))).toHaveLength(200);
  expect(await answers.get('2025', async () => 'otra')).toBe('otra');
});
