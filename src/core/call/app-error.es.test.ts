import { expect, test } from 'vitest';
import { appErrorText } from './app-error.es.ts';

/** As the calls give them: names of months are in lower case. */
const data = new Proxy<Record<string, string>>({}, { get: (_, key) => (key === 'period' ? 'enero de 2026' : 'ACME') });

test('every sentence begins as one', () => {
  const said = Object.values(appErrorText).map((words) => words(data));
  expect(said.filter((sentence) => /^\p{Ll}/u.test(sentence))).toEqual([]);
});
