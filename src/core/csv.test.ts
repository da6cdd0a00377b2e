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

test.each([
  '=1+1',
  '+1',
  '-1',
  '@suma',
  '\tx',
  '  =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠suma',
  '−1',
  '\u00a0＝1',
  '\u200b=1',
  '\t@x',
])('%j does not run', (text) => {
  expect(csvFile([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

test.each(['\rx', '\nx', '\r\n=1', '=HYPERLINK("http://ejemplo.co";"ver")'])('%j does not run, quoted', (text) => {
  expect(csvFile([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each(['a=b', 'uno + dos', 'ana@ejemplo.co', 'Café － Bar', '1105'])('%j stays as it is', (text) => {
  expect(csvFile([[text]])).toBe(`\uFEFF${text}\r\n`);
});
