/** Excel 2003 XML as Excel and other programs write it, and what is refused. */
import { expect, test } from 'vitest';
import { firstRows } from '../../../../tests/support/made-files.ts';
import { openWorkbook } from '../open-workbook.ts';

const head = (encoding = '') =>
  `<?xml version="1.0"${encoding}?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel">`;
const options = '<x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions>';
const sheet = (name: string, rows: string, after = '') =>
  `<Worksheet ss:Name="${name}"><Table ss:ExpandedColumnCount="9">${rows}</Table>${after}</Worksheet>`;
const open = (text: string, encoding: BufferEncoding = 'utf8') =>
  openWorkbook(Buffer.from(text, encoding), 'balance.xls');

test('types, gaps, merged cells, rich text, comments and hidden sheets', async () => {
  const workbook = await open(
    `${head()}<Styles><Style ss:ID="s1"><NumberFormat/></Style></Styles>${sheet('Notas', '<Row><Cell><Data ss:Type="String">x</Data></Cell></Row>', options)}${sheet(
      'Balance &amp; más',
      `<Column ss:Width="80"/><Row ss:Index="2"><Cell ss:MergeAcross="2"><Data ss:Type="String">Saldo &#233; &lt;1&gt;</Data><Comment><ss:Data>nota</ss:Data></Comment></Cell><Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>ne</B>grita</ss:Data></Cell></Row>
       <Row ss:Span="2"/><Row><Cell ss:Index="3"><Data ss:Type="Number">-1234.56</Data></Cell><Cell/><Cell><Data ss:Type="Boolean">1</Data></Cell><Cell><Data ss:Type="DateTime">2026-03-31T00:00:00.000</Data></Cell><Cell><Data ss:Type="Error">#N/A</Data></Cell></Row>`,
    )}</Workbook>`,
  );
  expect(workbook).toMatchObject({
    kind: 'xml',
    sheets: [
      { name: 'Notas', hidden: true },
      { name: 'Balance & más', hidden: false },
    ],
  });
  const rows: Record<number, unknown> = {};
  await workbook.sheets[1]!.scan(({ number, cells }) => {
    rows[number] = [...cells];
    return undefined;
  });
  expect(rows).toEqual({
    2: ['Saldo é <1>', null, null, 'negrita'],
    3: [],
    6: [null, null, -1234.56, null, true, '2026-03-31', '#N/A'],
  });
});

test.each<[string, BufferEncoding, string]>([
  ['UTF-8', 'utf8', ' encoding="UTF-8"'],
  ['Windows-1252', 'latin1', ' encoding="windows-1252"'],
  ['UTF-16', 'utf16le', ' encoding="UTF-16"'],
])('%s', async (_name, encoding, declared) => {
  const text = `${encoding === 'utf16le' ? '\ufeff' : ''}${head(declared)}${sheet('B', '<Row><Cell><Data ss:Type="String">Crédito</Data></Cell></Row>')}</Workbook>`;
  expect(await firstRows(await open(text, encoding))).toEqual({ 1: ['Crédito'] });
});

test('a prefix on every name, and no declaration', async () => {
  const text =
    '<ss:Workbook xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><ss:Worksheet ss:Name="B"><ss:Table><ss:Row><ss:Cell><ss:Data ss:Type="Number">7</ss:Data></ss:Cell></ss:Row></ss:Table></ss:Worksheet></ss:Workbook>';
  expect(await firstRows(await open(text))).toEqual({ 1: [7] });
});

test('entities declared by the document are not expanded', async () => {
  const text = `<?xml version="1.0"?><!DOCTYPE Workbook SYSTEM "file:///etc/passwd" [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${head().slice(21)}${sheet('B', '<Row><Cell><Data ss:Type="String">&b;</Data></Cell></Row>')}</Workbook>`;
  const opening = open(text).then(firstRows, (error: unknown) => error);
  expect(await opening).toMatchObject({ issue: { code: 'file_not_spreadsheet', data: { kind: 'xml' } } });
});

const cell = '<Cell><Data ss:Type="Number">1</Data></Cell>';
test.each([
  ['no sheets', `${head()}</Workbook>`, 'file_damaged'],
  ['a table that breaks off', `${head()}<Worksheet><Table><Row>${cell}`, 'file_damaged'],
  ['rows that go back', `${head()}${sheet('B', '<Row ss:Index="5"/><Row ss:Index="4"/>')}</Workbook>`, 'file_damaged'],
  ['a row past the limit', `${head()}${sheet('B', '<Row ss:Index="2000000"/>')}</Workbook>`, 'too_many_rows'],
  [
    'a column past the last',
    `${head()}${sheet('B', '<Row><Cell ss:Index="20000"><Data ss:Type="Number">1</Data></Cell></Row>')}</Workbook>`,
    'file_damaged',
  ],
])('%s is refused', async (_name, text, code) => {
  await expect(open(text).then(firstRows)).rejects.toMatchObject({ issue: { code, fatal: true } });
});
