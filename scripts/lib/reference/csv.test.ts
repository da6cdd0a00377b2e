/** The table parser refuses anything but strict CSV. */
import { expect, test } from 'vitest';
import { readCsv } from './csv.mjs';

test('quotes, commas, quoted line breaks and empty cells', () => {
  const rows = readCsv('a,b\n"x, ""y""",\n,"two\nlines"\n', 'table');
  expect(rows).toEqual([
    { a: 'x, "y"', b: '' },
    { a: '', b: 'two\nlines' },
  ]);
});

test.each([
  ['a ragged row', 'a,b\n1\n', /table:2: 1 cells/],
  ['a ragged row after a quoted break', 'a,b\n"x\ny",1\n1,2,3\n', /table:4: 3 cells/],
  ['an unclosed quote', 'a\n"x\n', /stray/],
  ['text after a quote', 'a\n"x"y\n', /table:2: stray/],
  ['a quote inside plain text', 'a\nx"y\n', /stray/],
  ['carriage returns', 'a\r\n1\r\n', /stray/],
  ['a BOM', '\uFEFFa\n1\n', /BOM/],
  ['a last line that does not end', 'a\n1', /does not end/],
  ['a repeated column', 'a,a\n1,2\n', /repeated/],
])('%s is refused', (_what, text, message) => {
  expect(() => readCsv(text, 'table')).toThrow(message);
});
