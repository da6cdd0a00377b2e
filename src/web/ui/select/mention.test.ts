import { expect, it } from 'vitest';
import { begunMention, suggested } from './mention.ts';

const names = ['Camila Rojas', 'Julián Pérez', 'Marta Lucía Ospina'];

it('a mention begins with an @ at the start of a word, and ends at the caret', () => {
  expect(begunMention('Mira @ca', 8)).toEqual({ at: 5, typed: 'ca' });
  expect(begunMention('@', 1)).toEqual({ at: 0, typed: '' });
  expect(begunMention('Mira @ca', 4)).toBeNull();
  expect(begunMention('ana@ejemplo.co', 14)).toBeNull();
  expect(begunMention('Mira @ca\nhoy', 12)).toBeNull();
});

it('names are offered without accents, until one is complete', () => {
  expect(suggested(names, '')).toEqual(names);
  expect(suggested(names, 'julian')).toEqual(['Julián Pérez']);
  expect(suggested(names, 'marta osp')).toEqual(['Marta Lucía Ospina']);
  expect(suggested(names, 'Camila Rojas ')).toEqual([]);
  expect(suggested(names, 'otra')).toEqual([]);
});
