/** Twenty of the variants of books in which every account is what it was; three hundred: `same-roles.deep.test.ts`. */
import { expect, test } from 'vitest';
import { differencesIn, variantOf } from './role-variants.ts';

test.each(Array.from({ length: 20 }, (_, number) => number))('variant %i: every account is what it was', (number) => {
  const { books, how } = variantOf(number);
  const { accounts, silent, wrong } = differencesIn(books);
  expect(accounts, how).toBeGreaterThan(40);
  expect({ how, silent, wrong }).toEqual({ how, silent: [], wrong: [] });
});
