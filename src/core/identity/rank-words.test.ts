import { expect, it } from 'vitest';
import { bestOf, rankOf, searchWords } from './rank-words.ts';

const texts = ['Papelería Los Andes S.A.S.', 'Los Andes', 'Andes Papel', 'Transandes', 'Roble 901.087.345-8'];
const best = (typed: string, most = 9) => bestOf(texts, searchWords(typed), (text) => text, most);

it('finds words in any order, without accents and capitals', () => {
  expect(best('ANDES papeleria')).toEqual(['Papelería Los Andes S.A.S.']);
  expect(best('901.087.345-8')).toEqual(['Roble 901.087.345-8']);
  expect(best('nada')).toEqual([]);
});

it('puts what begins so first, then words that begin so, then the rest; shorter ones before', () => {
  expect(best('andes')).toEqual(['Andes Papel', 'Los Andes', 'Papelería Los Andes S.A.S.', 'Transandes']);
  expect(best('andes', 2)).toHaveLength(2);
});

it('without words everything fits alike', () => {
  expect(rankOf([], 'algo')).toBeGreaterThan(0);
});
