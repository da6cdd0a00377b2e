/** A rate that Excel stores as a fraction, in every kind of file: told as a person sees it, where that is asked. */
import { describe, expect, test } from 'vitest';
import { biff, biffWorkbook, firstRows, ole2Of, xlsxParts, zipOf } from '../../../../tests/support/made-files.ts';
import { ODS_TYPE } from '../file-kind.ts';
import { openWorkbook } from '../open-workbook.ts';
import { isPercentFormat } from './shown-percentage.ts';

const stored = [0.025, 0.14, 0.00966, 7];
const shown = ['2.5%', '14%', '0.966%', 7];

const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="0.000%;(0.000%)"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="2"/></cellXfs>`;
const cells = `<c r="A2" s="1"><v>0.025</v></c><c r="B2" s="1"><v>0.14</v></c><c r="C2" s="2"><f>1*2</f><v>0.00966</v></c><c r="D2" s="3"><v>7</v></c>`;
const xlsx = (after = '') => zipOf(xlsxParts({ sheet: `<row r="1"/>${after}<row r="2">${cells}</row>`, styles }));

const double = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};
const styleOf = (format: number) => biff(0x00e0, 0, format, Buffer.alloc(16));
const format = (id: number, code: string) =>
  biff(0x041e, id, code.length, Buffer.from([0]), Buffer.from(code, 'latin1'));
const xls = () => {
  const globals = [format(164, '0.000%'), styleOf(0), styleOf(10), styleOf(164), styleOf(2)];
  const rows = stored.map((value, column) => biff(0x0203, 0, column, [1, 1, 2, 3][column]!, double(value)));
  const filler = Array.from({ length: 400 }, (_, index) => biff(0x0203, 10 + index, 0, 0, double(index)));
  return ole2Of({ Workbook: biffWorkbook('Hoja', false, [...rows, ...filler], globals) });
};

const ods = () => {
  const written = stored.map((value, at) => {
    const type = at < 3 ? 'percentage' : 'float';
    return `<table:table-cell office:value-type="${type}" office:value="${value}"><text:p>x</text:p></table:table-cell>`;
  });
  const content = `<office:document-content><office:body><office:spreadsheet><table:table table:name="Hoja"><table:table-row>${written.join('')}</table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`;
  return zipOf([
    { name: 'mimetype', data: ODS_TYPE },
    { name: 'content.xml', data: content },
  ]);
};

const xml = () => {
  const cell = (value: number, style: string) =>
    `<Cell ss:StyleID="${style}"><Data ss:Type="Number">${value}</Data></Cell>`;
  const written = stored.map((value, at) => cell(value, ['s1', 's1', 's2', 's3'][at]!)).join('');
  const formats = ['Percent', '0.000%', '0.00'].map(
    (code, at) => `<Style ss:ID="s${at + 1}"><NumberFormat ss:Format="${code}"/></Style>`,
  );
  return Buffer.from(
    `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles>${formats.join('')}</Styles><Worksheet ss:Name="Hoja"><Table><Row>${written}</Row></Table></Worksheet></Workbook>`,
  );
};

describe.each<[string, () => Buffer, string]>([
  ['xlsx', xlsx, 'a.xlsx'],
  ['an xlsx that only the library reads', () => xlsx('<!-- nota -->'), 'a.xlsx'],
  ['xls', xls, 'a.xls'],
  ['ods', ods, 'a.ods'],
  ['Excel 2003', xml, 'a.xls'],
])('percentages of %s', (_kind, made, name) => {
  test('are texts where that is asked, and numbers as stored elsewhere', async () => {
    const read = async (asked: object) =>
      Object.values(await firstRows(await openWorkbook(made(), name, asked))).find(({ length }) => length > 0);
    expect(await read({ percentagesAsShown: true })).toEqual(shown);
    expect(await read({})).toEqual(stored);
  });
});

test.each([
  ['0.0%', true],
  ['0.00 %;[Red](0.00 %)', true],
  ['#,##0.00', false],
  ['0" % de IVA"', false],
  ['0\\%', false],
])('%s shows percentages: %s', (code, is) => {
  expect(isPercentFormat(code)).toBe(is);
});
