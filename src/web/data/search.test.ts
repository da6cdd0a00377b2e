import { expect, it } from 'vitest';
import { matches } from './search.ts';

it.each([
  ['', true],
  ['papeleria andes', true],
  ['ANDES Papelería', true],
  ['901.087', true],
  ['901087345-8', true],
  ['s.a.s', true],
  ['roble', false],
])('%j', (typed, found) => {
  expect(matches(typed, 'Papelería Los Andes S.A.S.', '901.087.345-8')).toBe(found);
});
