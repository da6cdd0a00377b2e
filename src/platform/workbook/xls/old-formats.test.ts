/** xls and ods: what is read of them, and protected and truncated files. */
import { writeOds } from 'hucre/ods';
import { describe, expect, test } from 'vitest';
import { biff, biffWorkbook, countRows, firstRows, ole2Of, zipOf } from '../../../../tests/support/made-files.ts';
import { openWorkbook } from '../open-workbook.ts';

const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};
const label = (row: number, column: number, text: string) =>
  biff(0x0204, row, column, 0, text.length, Buffer.from([0]), Buffer.from(text, 'latin1'));
const number = (row: number, column: number, value: number) => biff(0x0203, row, column, 0, double(value));

const rows = [label(0, 0, 'Código'), label(0, 1, 'Saldo'), label(2, 0, '1105'), number(2, 1, -1234.56)];
// Above 4,096 bytes, under which a stream may be stored in mini sectors.
const filler = Array.from({ length: 400 }, (_, index) => number(10 + index, 0, index));

const whole = biffWorkbook('Balance', false, [...rows, ...filler]);

describe('xls', () => {
  test('cells, name and visibility', async () => {
    const workbook = await openWorkbook(
      ole2Of({ Workbook: biffWorkbook('Balance', true, [...rows, ...filler]) }),
      'a.xls',
    );
    expect(workbook).toMatchObject({ kind: 'xls', sheets: [{ name: 'Balance', hidden: true }] });
    const read = await firstRows(workbook);
    expect(read[1]).toEqual(['Código', 'Saldo']);
    expect(read[2]).toBeUndefined();
    expect(read[3]).toEqual(['1105', -1234.56]);
    expect(read[410]).toEqual([399]);
  });

  test.each([
    ['a cut file', 'file_truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3000)],
    ['only its start', 'file_truncated', (bytes: Buffer) => bytes.subarray(0, 300)],
    ['an OLE2 file without a directory', 'file_damaged', (bytes: Buffer) => Buffer.from(bytes).fill(0, 1024, 1536)],
  ])('%s', async (_name, code, change) => {
    const bytes = change(ole2Of({ Workbook: biffWorkbook('Balance', false, [...rows, ...filler]) }));
    await expect(openWorkbook(bytes, 'a.xls')).rejects.toMatchObject({ issue: { code } });
  });

  test.each<[string, string, Record<string, Buffer>, Record<string, string>?]>([
    ['with a password', 'file_password', { Workbook: biffWorkbook('B', false, rows, [biff(0x002f, 1, 1, 1)]) }],
    [
      'an xlsx with a password',
      'file_password',
      { EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(9000) },
    ],
    [
      'of Excel 95',
      'file_not_spreadsheet',
      { Book: Buffer.concat([biff(0x0809, 0x0500, 5, 0, 0), biff(0x000a)]) },
      { kind: 'excel_old' },
    ],
    ['a Word document', 'file_not_spreadsheet', { WordDocument: Buffer.alloc(5000) }, { kind: 'word' }],
    ['a sheet without its end', 'file_truncated', { Workbook: whole.subarray(0, -4) }],
    ['a sheet that is not there', 'file_truncated', { Workbook: whole.subarray(0, whole.indexOf(rows[0]!) - 20) }],
    ['no sheets', 'file_damaged', { Workbook: Buffer.concat([biff(0x0809, 0x0600, 5), biff(0x000a)]) }],
    ['an installer', 'file_not_spreadsheet', { Other: Buffer.alloc(5000) }, { kind: 'binary' }],
  ])('%s is refused', async (_name, code, streams, data) => {
    const issue = { code, fatal: true, ...(data ? { data } : {}) };
    await expect(openWorkbook(ole2Of(streams), 'a.xls')).rejects.toMatchObject({ issue });
  });
});

const OFFICE = 'urn:oasis:names:tc:opendocument:xmlns';
const ods = (tables: string, styles = '', manifest = '') =>
  zipOf([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet', method: 0 },
    { name: 'META-INF/manifest.xml', data: `<manifest>${manifest}</manifest>` },
    {
      name: 'content.xml',
      data: `<office:document-content xmlns:office="${OFFICE}:office:1.0" xmlns:table="${OFFICE}:table:1.0" xmlns:text="${OFFICE}:text:1.0" xmlns:style="${OFFICE}:style:1.0"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
  ]);

describe('ods', () => {
  test('what hucre writes', async () => {
    const cells = [['Código', 'Saldo'], [], ['1105', -1234.56], [true, null, 'fin']];
    const workbook = await openWorkbook(await writeOds({ sheets: [{ name: 'Balance', rows: cells }] }), 'a.ods');
    expect(workbook).toMatchObject({ kind: 'ods', sheets: [{ name: 'Balance', hidden: false }] });
    expect(await firstRows(workbook)).toEqual({ 1: cells[0], 3: cells[2], 4: cells[3] });
  });

  test('what LibreOffice writes: repeats, styled emptiness, groups, dates, notes and hidden tables', async () => {
    const workbook = await openWorkbook(
      ods(
        `<table:table table:name="Notas" table:style-name="ta2"><table:table-row><table:table-cell office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row></table:table>
         <table:table table:name="Balance" table:style-name="ta1">
          <table:table-column table:number-columns-repeated="16384"/>
          <table:table-header-rows><table:table-row><table:table-cell office:value-type="string" table:number-columns-repeated="2"><office:annotation><text:p>nota</text:p></office:annotation><text:p>De <office:annotation><text:p>n</text:p></office:annotation><text:span>Enero</text:span><text:s text:c="2"/>2026</text:p><text:p>dos</text:p></table:table-cell><table:table-cell table:style-name="ce1" table:number-columns-repeated="16382"/></table:table-row></table:table-header-rows>
          <table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
          <table:table-row-group><table:table-row table:number-rows-repeated="2"><table:covered-table-cell/><table:table-cell office:value-type="float" office:value="1234.5"><text:p>1.234,50</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2026-01-31"/><table:table-cell office:value-type="boolean" office:boolean-value="true"/><table:table-cell office:value-type="percentage" office:value="0.1"/></table:table-row></table:table-row-group>
          <table:table-row table:number-rows-repeated="1048570"><table:table-cell table:style-name="ce1" table:number-columns-repeated="16384"/></table:table-row>
         </table:table>`,
        '<style:style style:name="ta1"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style>',
      ),
      'a.ods',
    );
    expect(workbook.sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Notas', true],
      ['Balance', false],
    ]);
    const read: Record<number, unknown> = {};
    await workbook.sheets[1]!.scan(({ number: row, cells }) => {
      read[row] = [...cells];
      return undefined;
    });
    const data = [null, 1234.5, '2026-01-31', true, 0.1];
    expect(read).toEqual({ 1: ['De Enero  2026\ndos', 'De Enero  2026\ndos'], 5: data, 6: data });
  });

  const row = (repeats: string) =>
    `<table:table table:name="B"><table:table-row table:number-rows-repeated="${repeats}"><table:table-cell office:value-type="float" office:value="1" table:number-columns-repeated="200"/></table:table-row></table:table>`;

  test.each([
    ['a row repeated without end', 'too_many_rows', ods(row('2000000').replace('"200"', '"1"'))],
    ['cells repeated without end', 'file_too_large', ods(row('1000000'))],
    ['a table that breaks off', 'file_damaged', ods('<table:table table:name="B"><table:table-row>')],
    ['no tables', 'file_damaged', ods('')],
    ['with a password', 'file_password', ods(row('1'), '', '<encryption-data/>')],
  ])('%s is refused', async (_name, code, bytes) => {
    await expect(openWorkbook(bytes, 'a.ods').then(countRows)).rejects.toMatchObject({ issue: { code } });
  });
});
