/** Web pages named .xls: typical exports, malformed HTML, and inputs meant to take for ever. */
import { expect, test } from 'vitest';
import { firstRows } from '../../../../tests/support/made-files.ts';
import { openWorkbook } from '../open-workbook.ts';

const open = (page: string, encoding: BufferEncoding = 'utf8') =>
  openWorkbook(Buffer.from(page, encoding), 'balance.xls');
const rows = async (page: string) => firstRows(await open(page));

test('a typical report: titles, merged cells, entities, a footer', async () => {
  const page = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">
<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><title>no</title><style>td { mso-number-format:"\\@" }</style>
<!--[if gte mso 9]><xml><x:ExcelWorkbook><x:Name>no</x:Name></x:ExcelWorkbook></xml><![endif]--></head>
<body onload="if (1 > 0) go('<table>')"><h2>Comercial &amp; C&iacute;a. S.A.S.</h2><p>NIT 900.481.237-6<br>Marzo de 2026</p>
<table border=1><thead><tr><th colspan="2">Cuenta</th><th rowspan=2>Saldo<br>final</th></tr><tr><th>C&oacute;digo</th><th>Nombre</th></tr></thead>
<tbody><tr bgcolor='#fff'><td>&nbsp;1105 </td><td>Caja <b>ge</b>neral</td><td align=right x:num="1234567.891">1.234.567,89</td></tr>
<tr><td>1110<td>Bancos &lt;&#241;&#xE9;&gt;<td>-5<tr><td></td><td>Total</td></tr></table><p>Procesado</body></html>`;
  const workbook = await open(page, 'latin1');
  expect(workbook).toMatchObject({ kind: 'html', sheets: [{ hidden: false }] });
  expect(await firstRows(workbook)).toEqual({
    1: ['Comercial & Cía. S.A.S.'],
    2: ['NIT 900.481.237-6'],
    3: ['Marzo de 2026'],
    4: ['Cuenta', null, 'Saldo final'],
    5: ['Código', 'Nombre'],
    6: ['1105', 'Caja general', 1234567.891],
    7: ['1110', 'Bancos <ñé>', '-5'],
    8: [null, 'Total'],
    9: ['Procesado'],
  });
  expect(workbook.sheets[0]!.head).toHaveLength(9);
});

test('a nested table gives its rows before the row that contains it', async () => {
  const page = '<table><tr><td>Título<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table></td></tr></table>';
  expect(await rows(page)).toEqual({ 1: ['a', 'b'], 2: ['c'], 3: ['Título'] });
});

test.each<[string, string, unknown]>([
  [
    'a cell over several rows',
    '<table><tr><td rowspan=3>a<td>1<tr><td>2<tr><td>3<tr><td>4',
    { 1: ['a', '1'], 2: [null, '2'], 3: [null, '3'], 4: ['4'] },
  ],
  ['rows without a table', '<tr><td>a</td><td>b</td></tr><tr><td>c</td></tr>', { 1: ['a', 'b'], 2: ['c'] }],
  ['the number of LibreOffice', '<table><td sdval="12.5" sdnum="1033;">12,50', { 1: [12.5] }],
  ['a number that is none', '<table><td x:num="12,5">12,50', { 1: ['12,50'] }],
  ['signs that are no tags', '<table><td>a < b & c > d</td><td>1 <2</td>', { 1: ['a < b & c > d', '1 <2'] }],
  [
    'unknown and declared entities',
    '<!DOCTYPE html [<!ENTITY a "b">]><table><td>&a; &euro; &amp;lt;',
    { 1: [']>'], 2: ['&a; &euro; &lt;'] },
  ],
  [
    'a quote that is never closed',
    '<table><tr><td title="x>a</td></tr><tr><td>b</td></tr></table>',
    { 1: ['a'], 2: ['b'] },
  ],
  [
    'XHTML',
    '<?xml version="1.0"?><html xmlns="x"><body><table><tr><td>a</td></tr></table></body></html>',
    { 1: ['a'] },
  ],
  ['a comment first', '<!-- made by x --><table><td>a', { 1: ['a'] }],
])('%s', async (_name, page, expected) => {
  expect(await rows(page)).toEqual(expected);
});

test('UTF-8 with and without BOM, UTF-16', async () => {
  const page = '<table><tr><td>Crédito</td></tr></table>';
  for (const bytes of [Buffer.from(page), Buffer.from(`\ufeff${page}`), Buffer.from(`\ufeff${page}`, 'utf16le')])
    expect(await firstRows(await openWorkbook(bytes, 'a.xls'))).toEqual({ 1: ['Crédito'] });
});

test('stops with the visitor, and can be read again', async () => {
  const { sheets } = await open(`<table>${'<tr><td>a</td></tr>'.repeat(500)}</table>`);
  expect(sheets[0]!.head).toHaveLength(60);
  const seen: number[] = [];
  await sheets[0]!.scan(({ number }) => seen.push(number) < 3);
  expect(seen).toEqual([1, 2, 3]);
});

test.each<[string, string]>([
  ['tags that never end', `<table><td>${'<a "'.repeat(100_000)}`],
  ['comments that never end', `<table><td>${'<!--'.repeat(100_000)}`],
  ['scripts that never end', `<table><td>${'<script>'.repeat(100_000)}`],
  ['cells that never end', `<table>${'<td>'.repeat(16_000)}`],
  ['bare signs', `<table><td>${'<'.repeat(32_000)}`],
  ['entities', `<table><td>${'&'.repeat(32_000)}`],
])('%s are read in bounded time', async (_name, page) => {
  expect(Object.keys(await rows(page)).length).toBeLessThan(3);
});

test.each<[string, string, string]>([
  ['tables without bottom', '<table><tr><td>'.repeat(50), 'file_damaged'],
  ['columns without end', `<table>${'<td colspan=1000>a'.repeat(20)}`, 'file_damaged'],
  ['wide cells over many rows', '<table><td colspan=1000 rowspan=60000>a', 'file_damaged'],
  ['a cell without end', `<table><td>${'&lt;'.repeat(500_000)}`, 'cell_too_long'],
  ['a text without end', `${'& '.repeat(500_000)}<table><td>a`, 'cell_too_long'],
  ['rows without end', `<table>${'<tr>'.repeat(1_100_001)}<td>`, 'too_many_rows'],
  ['a page without cells', '<html><body><table></table></body></html>', 'file_not_spreadsheet'],
])('%s are refused', async (_name, page, code) => {
  await expect(open(page).then(firstRows)).rejects.toMatchObject({ issue: { code, fatal: true } });
});
