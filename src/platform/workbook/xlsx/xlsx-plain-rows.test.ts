/** The tight loop and the scanner agree: a namespace prefix keeps the same sheet out of the tight loop. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { UnsureDialect } from '#platform/workbook/cells/unsure-dialect.ts';
import { cases } from '../../../../tests/support/test-sizes.ts';
import { FileBudget } from '../file-budget.ts';
import { SheetScanner } from './xlsx-sheet-scanner.ts';

const context = {
  strings: ['Caja', null, 'Bancos'],
  dateStyles: [false, true, false],
  from1904: false,
  budget: new FileBudget(),
};

/** `{n}`: row number, `§`: namespace prefix. */
const cells = fc.oneof(
  fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((value) => `<§c r="B{n}"><§v>${value}</§v></§c>`),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => `<§c r="C{n}" s="2"><§v>${value}</§v></§c>`),
  fc.integer({ min: 0, max: 4 }).map((index) => `<§c r="D{n}" t="s"><§v>${index}</§v></§c>`),
  fc.integer({ min: 0, max: 60_000 }).map((serial) => `<§c r="E{n}" s="1"><§v>${serial}</§v></§c>`),
  fc.constantFrom(
    '<§c r="F{n}" s="0" t="s"><§v>2</§v></§c>',
    '<§c r="AA{n}" s="12"/>',
    '<§c r="G{n}"/>',
    '<§c r="G"><§v>1</§v></§c>',
    '<§c><§v>7</§v></§c>',
    '<§c r="A{n}"><§v>-0</§v></§c>',
    '<§c r="A{n}"><§v>-</§v></§c>',
    '<§c r="A{n}"><§v></§v></§c>',
    '<§c r="A{n}"><§v>123456789012345678</§v></§c>',
    '<§c r="A{n}"><§v>12 </§v></§c>',
    '<§c r="A{n}"><§v>1.234,5</§v></§c>',
    '<§c r="H{n}" t="s"><§v>-1</§v></§c>',
    '<§c r="H{n}" t="n"><§v>12.50</§v></§c>',
    '<§c r="H{n}" t="str"><§v>a&amp;b</§v></§c>',
    '<§c r="H{n}"><§f>1+1</§f><§v>2</§v></§c>',
    '<§c r="h{n}" ><§v>2</§v></§c>',
    '<§c r="XFE{n}"><§v>2</§v></§c>',
    '<§c r="ZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZZ{n}"><§v>2</§v></§c>',
  ),
);
const rowTags = fc.constantFrom('<§row r="{n}">', '<§row r="{n}" spans="1:9">', '<§row r="0{n}">', '<§row>');
const sheets = fc.array(fc.tuple(rowTags, fc.array(cells, { maxLength: 6 })), { maxLength: 8 });

/** The rows, or the error, and the position reached. */
function scan(xml: string, size: number): unknown[] {
  const bytes = Buffer.from(xml);
  const seen: unknown[] = [];
  const scanner = new SheetScanner('Balance', context, ({ number, cells: found }) => {
    seen.push([number, ...found]);
    return undefined;
  });
  try {
    for (let at = 0; at < bytes.length; at += size) scanner.push(bytes.subarray(at, at + size));
    scanner.finish();
  } catch (error) {
    if (error instanceof UnreadableFile) seen.push(error.issue);
    else if (error instanceof UnsureDialect) seen.push('unsure');
    else throw error;
  }
  return seen;
}

test('for any plain sheet, with chunk boundaries anywhere', () => {
  let read = 0;
  fc.assert(
    fc.property(sheets, fc.integer({ min: 1, max: 400 }), (rows, size) => {
      const body = rows.map(([tag, content], index) =>
        `${tag}${content.join('')}</§row>`.replaceAll('{n}', String(index * 3 + 1)),
      );
      const xml = `<§worksheet><§sheetData>${body.join('')}</§sheetData></§worksheet>`;
      const expected = scan(xml.replaceAll('§', 'x:'), 1 << 20);
      expect(scan(xml.replaceAll('§', ''), size)).toEqual(expected);
      if (expected.length > 0 && expected.every(Array.isArray)) read++;
    }),
    { numRuns: cases(1500, 500) },
  );
  expect(read).toBeGreaterThan(100);
});

test('the visitor stops it at once', () => {
  const rows = [1, 2, 3].map((number) => `<row r="${number}"><c r="A${number}"><v>${number}</v></c></row>`).join('');
  const seen: number[] = [];
  const scanner = new SheetScanner('Balance', context, ({ number }) => {
    seen.push(number);
    return number < 2;
  });
  scanner.push(Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`));
  scanner.push(Buffer.from(rows));
  expect(seen).toEqual([1, 2]);
  expect(scanner.stopped).toBe(true);
});
