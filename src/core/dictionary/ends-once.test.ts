import { expect, test } from 'vitest';
import { endsOnce } from './ends-once.ts';

test.each([
  ['Ana cerró enero de Ferretería S.A.S..', 'Ana cerró enero de Ferretería S.A.S.'],
  ['Es de Muebles Ltda.. Falta revisarlo.', 'Es de Muebles Ltda. Falta revisarlo.'],
  ['Sigue...', 'Sigue...'],
  ['https://x.co/a..b', 'https://x.co/a..b'],
])('%s', (given, said) => {
  expect(endsOnce(given)).toBe(said);
});
