/** Dialects of xlsx in different programs: what is read, with hucre as the reference. */

import { streamXlsxRows } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { firstRows, type MadeXlsx, rowsOf, xlsxParts, zipOf } from '../../../../tests/support/made-files.ts';
import { FileBudget } from '../file-budget.ts';
import { openWorkbook } from '../open-workbook.ts';
import { toCells } from './hucre-cells.ts';
import { SheetScanner } from './xlsx-sheet-scanner.ts';

const X = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

interface Dialect extends MadeXlsx {
  rows: Record<number, Cell[]>;
}

const dialects: Record<string, Dialect> = {
  'shared strings, numbers and gaps': {
    sheet:
      '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="D2"><v>81180690779</v></c></row><row r="5"><c r="B5"><v>-0.5</v></c></row>',
    strings: '<si><t>no</t></si><si><t xml:space="preserve"> Caja  general </t></si>',
    rows: { 2: [' Caja  general ', null, null, 81180690779], 5: [null, -0.5] },
  },
  'rich text, phonetic guides and empty strings': {
    sheet: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>',
    strings:
      '<si><r><rPr><b/></rPr><t>Saldo </t></r><r><t xml:space="preserve">inicial</t></r></si><si><t/></si><si><t>東</t><rPh sb="0" eb="1"><t>ひ</t></rPh></si>',
    rows: { 1: ['Saldo inicial', null, '東'] },
  },
  'inline strings': {
    sheet:
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Débito &amp; crédito</t></is></c><c r="B1" t="inlineStr"><is><r><t>a</t></r><r><rPr><i/></rPr><t>b</t></r></is></c></row>',
    rows: { 1: ['Débito & crédito', 'ab'] },
  },
  'formula results, booleans, errors and ISO dates': {
    sheet:
      '<row r="1"><c r="A1" t="str"><f>B1&amp;"x"</f><v>a&lt;b</v></c><c r="B1"><f t="shared" ref="B1:B9" si="0">SUM(C1:C9)</f><v>12</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="b"><v>0</v></c><c r="E1" t="e"><v>#N/A</v></c><c r="F1" t="d"><v>2026-01-31</v></c><c r="G1"><f/><v/></c></row>',
    rows: { 1: ['a<b', 12, true, false, '#N/A', '2026-01-31'] },
  },
  'numbers of every shape': {
    sheet:
      '<row r="1"><c r="A1"><v>1.5E+10</v></c><c r="B1" t="n"><v>2e-3</v></c><c r="C1"><v>0.30000000000000004</v></c><c r="D1"><v> 7 </v></c><c r="E1"><v>12345678901234567</v></c><c r="F1"><v>-0.01</v></c></row>',
    rows: { 1: [15_000_000_000, 0.002, 0.30000000000000004, 7, Number('12345678901234567'), -0.01] },
  },
  'no references at all': {
    sheet: '<row><c><v>1</v></c><c/><c t="str"><v>b</v></c></row><row/><row><c><v>3</v></c></row>',
    rows: { 1: [1, null, 'b'], 2: [], 3: [3] },
  },
  'a prefix on every name': {
    sheet: `<?xml version="1.0" encoding="utf-8"?><x:worksheet xmlns:x="${X}"><x:sheetViews><x:sheetView workbookViewId="0"/></x:sheetViews><x:sheetData><x:row r="1" spans="1:2"><x:c r="A1" t="inlineStr"><x:is><x:t>uno</x:t></x:is></x:c><x:c r="B1"><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    rows: { 1: ['uno', 2] },
  },
  'single quotes, odd order, spaces and line ends between tags': {
    sheet: `<worksheet xmlns='${X}'>\r\n <dimension ref="A1"/>\r\n <sheetData>\r\n  <row spans='1:2' ht="15" r='3' >\r\n   <c s='0' t='str' r='B3' >\r\n    <v xml:space="preserve"> x </v>\r\n   </c>\r\n  </row>\r\n </sheetData>\r\n</worksheet>`,
    rows: { 3: [null, ' x '] },
  },
  'entities, line ends and escapes in texts': {
    sheet: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="str"><v>a_x000D_b&#233;&#x20AC;&quot;</v></c></row>',
    strings: '<si><t>l&#237;nea_x000A_dos &lt;ñ&gt;</t></si>',
    rows: { 1: ['línea\ndos <ñ>', 'a\rbé€"'] },
  },
  'columns past Z and out of order': {
    sheet: '<row r="1"><c r="AB1"><v>28</v></c><c r="A1"><v>1</v></c><c r="XFD1"/></row>',
    rows: { 1: [1, ...Array<null>(26).fill(null), 28] },
  },
  'a comment among the rows, left to hucre': {
    sheet: '<row r="1"><c r="A1"><v>1</v></c></row><!-- nota --><row r="2"><c r="A2"><v>2</v></c></row>',
    rows: { 1: [1], 2: [2] },
  },
  'CDATA, left to hucre': {
    sheet: '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2" t="str"><v><![CDATA[a<b]]></v></c></row>',
    rows: { 1: [1], 2: ['a<b'] },
  },
  'blanks around an index, left to hucre': {
    sheet: '<row r="1"><c r="A1" t="s"><v> 0\n</v></c><c r="B1"><v>\n 2 </v></c></row>',
    strings: '<si><t>uno</t></si>',
    rows: { 1: ['uno', 2] },
  },
  'dates by their style': {
    sheet:
      '<row r="1"><c r="A1" s="1"><v>46053</v></c><c r="B1" s="2"><v>46053.75</v></c><c r="C1" s="3"><v>46053</v></c><c r="D1" s="0"><v>46053</v></c><c r="E1" s="1"><v>32</v></c></row>',
    styles:
      '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="&quot;día&quot;\\ #,##0.00;[Red]-#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>',
    rows: { 1: ['2026-01-31', '2026-01-31T18:00:00', 46053, 46053, '1900-02-01'] },
  },
  'no rows': { sheet: `<worksheet xmlns="${X}"><sheetData/></worksheet>`, rows: {} },
};

async function hucreRows(bytes: Buffer): Promise<Record<number, Cell[]>> {
  const rows: Record<number, Cell[]> = {};
  for await (const { index, values } of streamXlsxRows(bytes)) rows[index + 1] = toCells(values);
  return rows;
}

describe.each(Object.entries(dialects))('%s', (_name, { rows, ...made }) => {
  const bytes = zipOf(xlsxParts(made));

  test('is read', async () => {
    const workbook = await openWorkbook(bytes, 'balance.xlsx');
    expect(await firstRows(workbook)).toEqual(rows);
    expect(Object.fromEntries(workbook.sheets[0]!.head.map(({ number, cells }) => [number, cells]))).toEqual(rows);
  });

  test("equals hucre's reading", async () => {
    expect(await hucreRows(bytes)).toEqual(rows);
  });
});

test.each([1, 2, 3, 7, 64, 4096])('chunk sizes of the XML do not matter: %i bytes', (size) => {
  for (const [name, { sheet, rows }] of Object.entries(dialects)) {
    if (name.includes('hucre') || name.includes('style')) continue;
    const parts = xlsxParts({ sheet });
    const xml = Buffer.from(parts.find((part) => part.name.endsWith('sheet1.xml'))!.data);
    const strings = Object.values(rows)
      .flat()
      .filter((cell) => typeof cell === 'string');
    const seen: Cell[][] = [];
    const context = {
      strings: [...strings, null, null, null],
      dateStyles: [],
      from1904: false,
      budget: new FileBudget(),
    };
    const scanner = new SheetScanner('Balance', context, ({ cells }) => {
      seen.push([...cells]);
      return undefined;
    });
    for (let at = 0; at < xml.length; at += size) scanner.push(xml.subarray(at, at + size));
    scanner.finish();
    const whole: Cell[][] = [];
    const once = new SheetScanner('Balance', context, ({ cells }) => {
      whole.push([...cells]);
      return undefined;
    });
    once.push(xml);
    expect(seen, name).toEqual(whole);
    expect(seen, name).toHaveLength(Object.keys(rows).length);
  }
});

test('sheets come in order with their names and visibility', async () => {
  const workbook = `<workbook xmlns="${X}" xmlns:ns="r"><workbookPr date1904="1"/><sheets><sheet name="Notas &amp; más" sheetId="7" state="veryHidden" ns:id="rId2"/><sheet name="Gráfico" sheetId="3" ns:id="rId9"/><sheet name="Balance" sheetId="1" ns:id="rId1"/></sheets></workbook>`;
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
  const bytes = zipOf(xlsxParts({ sheet: '<row r="1"><c r="A1" s="0"><v>0</v></c></row>', workbook, styles }));
  const { sheets } = await openWorkbook(bytes, 'a.xlsx');
  expect(sheets.map(({ name, hidden }) => ({ name, hidden }))).toEqual([
    { name: 'Notas & más', hidden: true },
    { name: 'Balance', hidden: false },
  ]);
  expect(await rowsOf(sheets[1]!)).toEqual({ 1: ['1904-01-01'] });
});

test('an unusual sheet that is not the first is found by its name', async () => {
  const workbook = `<workbook xmlns="${X}" xmlns:r="r"><sheets><sheet name="Uno" sheetId="1" r:id="rId2"/><sheet name="Año &amp; más" sheetId="2" r:id="rId1"/></sheets></workbook>`;
  const parts = xlsxParts({ sheet: '<row r="1"><c><v>1</v></c></row>', workbook });
  const odd = parts.find(({ name }) => name.endsWith('sheet1.xml'))!;
  odd.data = `<worksheet xmlns="${X}"><sheetData><!-- nota --><row r="4"><c r="B4"><v>4</v></c></row></sheetData></worksheet>`;
  const { sheets } = await openWorkbook(zipOf(parts), 'a.xlsx');
  expect(await rowsOf(sheets[0]!)).toEqual({ 1: [1] });
  expect(await rowsOf(sheets[1]!)).toEqual({ 4: [null, 4] });
});

test('rows before the unusual one are visited once', async () => {
  const sheet = '<row r="1"><c><v>1</v></c></row><row r="3"/><!-- nota --><row r="4"><c><v>4</v></c></row>';
  const seen: number[] = [];
  await (await openWorkbook(zipOf(xlsxParts({ sheet })), 'a.xlsx')).sheets[0]!.scan(({ number }) => {
    seen.push(number);
    return undefined;
  });
  expect(seen).toEqual([1, 3, 4]);
});

test('bytes inside a larger buffer', async () => {
  const file = zipOf(xlsxParts({ sheet: '<row r="1"><c><v>1</v></c></row>' }));
  const larger = new Uint8Array(file.length + 200).fill(0x50);
  larger.set(file, 100);
  expect(await firstRows(await openWorkbook(larger.subarray(100, 100 + file.length), 'a.xlsx'))).toEqual({ 1: [1] });
});

test('a sheet can be stopped and scanned again', async () => {
  const sheet = Array.from({ length: 500 }, (_, index) => `<row r="${index + 1}"><c><v>${index}</v></c></row>`).join(
    '',
  );
  const workbook = await openWorkbook(zipOf(xlsxParts({ sheet })), 'a.xlsx');
  expect(workbook.sheets[0]!.head).toHaveLength(60);
  const seen: number[] = [];
  await workbook.sheets[0]!.scan(({ number }) => {
    seen.push(number);
    return number < 7;
  });
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(Object.keys(await firstRows(workbook))).toHaveLength(500);
});

test('an error of the visitor is not reported as one of the file', async () => {
  for (const rest of ['', '<!-- nota --><row r="2"/>']) {
    const workbook = await openWorkbook(
      zipOf(xlsxParts({ sheet: `<row r="1"><c><v>1</v></c></row>${rest}` })),
      'a.xlsx',
    );
    const failing = workbook.sheets[0]!.scan(({ number }) => {
      if (number === (rest ? 2 : 1)) throw new TypeError('ours');
      return undefined;
    });
    await expect(failing).rejects.toThrow(TypeError);
  }
});

test.each([
  ['a text that is not in the table', '<row r="1"><c r="A1" t="s"><v>5</v></c></row>', 'file_damaged'],
  ['rows that go back', '<row r="2"/><row r="1"/>', 'file_damaged'],
  ['a row past the limit', '<row r="1100001"/>', 'too_many_rows'],
  ['a column past the last', '<row r="1"><c r="XFE1"><v>1</v></c></row>', 'file_damaged'],
  ['XML that breaks off', `<worksheet xmlns="${X}"><sheetData><row r="1"><c r="A1"><v>1</v></c>`, 'file_damaged'],
])('%s is refused', async (_name, sheet, code) => {
  const opening = openWorkbook(zipOf(xlsxParts({ sheet })), 'a.xlsx');
  await expect(opening).rejects.toThrow(UnreadableFile);
  await expect(opening).rejects.toMatchObject({ issue: { code, fatal: true } });
});
