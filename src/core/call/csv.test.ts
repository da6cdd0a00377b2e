import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

test('quotes cells when necessary and keeps numbers as numbers', () => {
  expect(
    csvFile([
      ['a;b', 'dijo "no"', 'dos\nlíneas'],
      [1, null, -2.5],
    ]),
  ).toBe('\uFEFF"a;b";"dijo ""no""";"dos\nlíneas"\r\n1;;-2.5\r\n');
});

test.each(['=1+1', '+1', '-1', '@suma', '\tx', '  =1', '＝1+1', '＋1', '－1', '＠suma', '−1', '\u00a0＝1', '\u200b=1'])(
  '%j does not run',
  (text) => {
    expect(csvFile([[text]])).toBe(`\uFEFF'${text}\r\n`);
  },
);

test.each(['\rx', '\nx', '=HYPERLINK("http://ejemplo.co";"ver")'])('%j does not run, quoted', (text) => {
  expect(csvFile([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each([
  ['Ana,=1+1', "Ana,'=1+1"],
  ['Ana, @suma', "Ana, '@suma"],
  ["Ana;\t+cmd|' /C calc'!A0", `"Ana;\t'+cmd|' /C calc'!A0"`],
  ['Ana\n=1', `"Ana\n'=1"`],
  ['\t@x', "'\t'@x"],
  ['\r\n=1', `"'\r\n'=1"`],
  ['Ana,"＝1', `"Ana,""'＝1"`],
])('%j does not run as a formula when commas separate cells', (text, written) => {
  expect(csvFile([['x', text]])).toBe(`\uFEFFx;${written}\r\n`);
});

test.each(['a=b', 'uno + dos', 'ana@ejemplo.co', 'Café － Bar', '1105', 'Calle 5, -2', 'Mora, Ana', 'a,b@c.co'])(
  '%j stays as it is',
  (text) => {
    expect(csvFile([[text]])).toBe(`\uFEFF${text}\r\n`);
  },
);
