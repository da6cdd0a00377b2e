import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

test('cells are quoted when they must be, numbers stay numbers', () => {
  expect(
    csvFile([
      ['a;b', 'dijo "no"', 'dos\nlíneas'],
      [1, null, -2.5],
    ]),
  ).toBe('\uFEFF"a;b";"dijo ""no""";"dos\nlíneas"\r\n1;;-2.5\r\n');
});

test.each(['=1+1', '+1', '-1', '@suma', '\tx', '  =1'])('%j does not run', (text) => {
  expect(csvFile([[text]])).toBe(`\uFEFF'${text}\r\n`);
});
