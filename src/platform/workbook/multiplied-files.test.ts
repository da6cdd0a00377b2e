/** Small files that ask for much more than they hold: each limit is of the file, and each refusal exact. */
import { describe, expect, test } from 'vitest';
import { MAX_CELL_TEXT } from '#core/reading/workbook.ts';
import {
  biff,
  biffWorkbook,
  countRows,
  firstRows,
  ole2Of,
  xlsxParts,
  zipOf,
} from '../../../tests/support/made-files.ts';
import { FileBudget } from './file-budget.ts';
import { openWorkbook } from './open-workbook.ts';
import { ole2WithStream } from './xls/write-ole2.ts';

const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns';

function ods(tables: string): Buffer {
  const spaces = ['office', 'table', 'text'].map((name) => `xmlns:${name}="${OFFICE}:${name}:1.0"`).join(' ');
  const content = `<office:document-content ${spaces}><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  return zipOf([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet', method: 0 },
    { name: 'content.xml', data: content },
  ]);
}

const table = (rows: string) => `<table:table table:name="B">${rows}</table:table>`;
const cell = (text: string, repeated = 1) =>
  `<table:table-cell office:value-type="string" table:number-columns-repeated="${repeated}"><text:p>${text}</text:p></table:table-cell>`;
const row = (cells: string, repeated = 1) =>
  `<table:table-row table:number-rows-repeated="${repeated}">${cells}</table:table-row>`;

const long = 'x'.repeat(MAX_CELL_TEXT + 1);
const held = 'x'.repeat(MAX_CELL_TEXT);
const csv = (text: string) => Buffer.from(`Código;Nombre\n1105;${text}\n`);
const html = (text: string) => Buffer.from(`<html><table><tr><td>1105</td><td>${text}</td></tr></table></html>`);
const xml = (text: string) =>
  Buffer.from(
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet Name="B"><Table><Row><Cell><Data ss:Type="String">${text}</Data></Cell></Row></Table></Worksheet></Workbook>`,
  );
const shared = (text: string) =>
  zipOf(xlsxParts({ sheet: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>', strings: `<si><t>${text}</t></si>` }));
const runs = (text: string) =>
  zipOf(
    xlsxParts({ sheet: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>', strings: `<si><r><t>${text}</t></r></si>` }),
  );
const inline = (text: string) =>
  zipOf(xlsxParts({ sheet: `<row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row>` }));
const formula = (text: string) => zipOf(xlsxParts({ sheet: `<row r="1"><c r="A1" t="str"><v>${text}</v></c></row>` }));

const read = (bytes: Buffer) => openWorkbook(bytes, 'balance').then(countRows);
const refusedAs = (code: string, more: object = {}) => ({ issue: { code, fatal: true, ...more } });

describe('a cell', () => {
  const kinds: [string, (text: string) => Buffer][] = [
    ['of text', csv],
    ['of a web page', html],
    ['of Excel 2003', xml],
    ['of shared text', shared],
    ['of shared rich text', runs],
    ['of inline text', inline],
    ['of a formula', formula],
    ['of OpenDocument', (text) => ods(table(row(cell(text))))],
  ];

  test.each(kinds)('%s holds 32,767 characters', async (_, made) => {
    const rows = await firstRows(await openWorkbook(made(held), 'balance'));
    expect(Object.values(rows).flat()).toContain(held);
  });

  test.each(kinds)('%s holds no more', async (_, made) => {
    await expect(read(made(long))).rejects.toMatchObject(refusedAs('cell_too_long', { data: { limit: 32_767 } }));
  });

  test('of spaces that are counted holds no more either', async () => {
    const spaces = '<text:s text:c="16384"/>'.repeat(2);
    await expect(read(ods(table(row(cell(spaces)))))).rejects.toMatchObject(
      refusedAs('cell_too_long', { sheet: 'B', row: 1 }),
    );
    await expect(read(ods(table(row(cell('<text:s text:c="2147483647"/>')))))).rejects.toMatchObject(
      refusedAs('cell_too_long'),
    );
  });

  test('says its row', async () => {
    await expect(read(csv(long))).rejects.toMatchObject(refusedAs('cell_too_long', { row: 2 }));
  });
});

describe('repetition', () => {
  test.each([
    ['of rows and columns', ods(table(row(cell('1', 1000), 1_000_000)))],
    ['of one cell in each of many rows', ods(table(row(cell('1', 16_000)).repeat(200)))],
    ['in many tables, each within bounds', ods(table(row(cell('1', 10), 100_000)).repeat(5))],
  ])('%s is refused', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(3000);
    await expect(read(bytes)).rejects.toMatchObject(refusedAs('file_too_large'));
  });

  test('of a few rows is read', async () => {
    expect(await read(ods(table(row(cell('1', 3), 500))))).toBe(500);
  });
});

describe('one part of a package', () => {
  test('for two sheets is damage', async () => {
    const workbook = `<workbook xmlns="x" xmlns:r="${'http://schemas.openxmlformats.org/officeDocument/2006/relationships'}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/><sheet name="B" sheetId="2" r:id="rId1"/></sheets></workbook>`;
    await expect(read(zipOf(xlsxParts({ sheet: '', workbook })))).rejects.toMatchObject(refusedAs('file_damaged'));
  });
});

describe('an old Excel file', () => {
  const numbers = Array.from({ length: 700 }, (_, index) => biff(0x0203, index, 0, 0, Buffer.alloc(8, 64)));
  const stream = biffWorkbook('Balance', false, numbers);
  const file = () => ole2Of({ Workbook: stream, Other: Buffer.alloc(5000) });
  /** Offset of the FAT, which is the first sector. */
  const FAT = 512;
  const firstOf = (index: number, bytes: Buffer) => bytes.readUInt32LE(1024 + (index + 1) * 128 + 116);

  test('is read by its Workbook stream alone', async () => {
    const bytes = file();
    // A second stream that the library would read too, from a chain that returns to itself.
    bytes.writeUInt32LE(firstOf(1, bytes), FAT + firstOf(1, bytes) * 4);
    expect(await read(bytes)).toBe(700);
  });

  test.each<[string, (bytes: Buffer) => void]>([
    ['whose chain returns', (bytes) => bytes.writeUInt32LE(firstOf(0, bytes), FAT + (firstOf(0, bytes) + 5) * 4)],
    ['whose chain enters the directory', (bytes) => bytes.writeUInt32LE(1, FAT + firstOf(0, bytes) * 4)],
  ])('%s is damaged', async (_, change) => {
    const bytes = file();
    change(bytes);
    await expect(read(bytes)).rejects.toMatchObject(refusedAs('file_damaged'));
  });

  test('with a sheet that begins inside another is damaged', async () => {
    const bytes = Buffer.from(stream);
    const bound = bytes.indexOf(Buffer.from([0x85, 0x00])) + 4;
    bytes.writeUInt32LE(bytes.readUInt32LE(bound) + 20, bound);
    await expect(read(ole2Of({ Workbook: bytes }))).rejects.toMatchObject(refusedAs('file_damaged'));
  });

  test('of many megabytes passes whole', async () => {
    // More than one sector of allocation in the container that the library gets.
    const large = biffWorkbook(
      'Balance',
      false,
      Array.from({ length: 60_000 }, (_, index) =>
        biff(0x0204, index, 0, 0, 80, Buffer.from([0]), Buffer.alloc(80, 120)),
      ),
    );
    const file = ole2WithStream('Workbook', large);
    expect(file.length).toBeGreaterThan(4 * 1024 ** 2);
    expect(await read(file)).toBe(60_000);
  });
});

describe('the budget of a file', () => {
  test.each<[string, (budget: FileBudget) => void]>([
    ['cells', (budget) => budget.takeCells(100_000_001)],
    ['repeated cells', (budget) => budget.takeRepeated(700_000)],
    ['bytes', (budget) => budget.takeBytes(1024 ** 3)],
  ])('of %s is spent by all passes together', (_, take) => {
    const budget = new FileBudget();
    take(budget);
    take(budget);
    expect(() => take(budget)).toThrow('file_too_large');
  });
});
