/** Written workbooks are read back, by the fast lane and by hucre, and their bytes are deterministic. */
import fc from 'fast-check';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import { openWorkbook } from '../open-workbook.ts';
import { readZipDirectory } from '../zip/zip-directory.ts';
import { inflateWhole } from '../zip/zip-inflate.ts';
import { toCells } from './hucre-cells.ts';
import { writeWorkbook } from './write-workbook.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'Ñ', 'é', ' ', '&', '<', '"', '\n', '_', 'x', '0', '東', '😀') });
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
const rows = fc.array(fc.array(fc.oneof(text, number, fc.constant(null)), { maxLength: 6 }), { maxLength: 12 });

test('cells survive', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const bytes = await writeWorkbook([
        { name: 'Balance', rows: written },
        { name: 'Notas', rows: [['fin']] },
      ]);
      const { sheets } = await openWorkbook(bytes, 'a.xlsx');
      const read = await rowsOf(sheets[0]!);
      for (const [index, row] of written.entries()) {
        const zeros = row.map((cell) => (Object.is(cell, -0) ? 0 : cell));
        expect((read[index + 1] ?? []).map((cell) => (Object.is(cell, -0) ? 0 : cell))).toEqual(toCells(zeros));
      }
      for await (const { index, values } of streamXlsxRows(bytes)) expect(read[index + 1]).toEqual(toCells(values));
      expect(await rowsOf(sheets[1]!)).toEqual({ 1: ['fin'] });
    }),
    { numRuns: 60 },
  );
});

test('a sheet of several chunks is, cell by cell, what hucre reads', async () => {
  const accounts = Array.from({ length: 6000 }, (_, index) => [
    'Auxiliar',
    index % 3 ? 'Sí' : 'No',
    `${11_050_000 + (index % 700)}`,
    `Cuenta número ${index % 700} & cía. «${'x'.repeat(index % 40)}»`,
    index % 5 ? `${900_000_000 + index * 37}` : null,
    index % 7,
    `Tercero ${index}`,
    (index * 7_919_333) / 100,
    index % 4 ? index * 12_345.67 : 0,
    -index * 1e9,
    0.1 * index,
  ]);
  const bytes = await writeWorkbook([{ name: 'Balance', rows: accounts }]);
  const read = await rowsOf((await openWorkbook(bytes, 'a.xlsx')).sheets[0]!);
  expect(Object.keys(read)).toHaveLength(6000);
  for await (const { index, values } of streamXlsxRows(bytes)) expect(read[index + 1]).toEqual(toCells(values));
  expect(read[6000]).toEqual(accounts[5999]);
});

test('equal cells give equal bytes, at any time', async () => {
  const sheets = [{ name: 'Balance', rows: [['Caja', 1.5, null]] }];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T10:00:00Z') });
  const first = await writeWorkbook(sheets);
  vi.setSystemTime(new Date('2031-08-09T11:12:13Z'));
  const later = await writeWorkbook(sheets);
  vi.useRealTimers();
  expect(Buffer.compare(first, later)).toBe(0);
});

test('a sheet for paper: Letter, its head on each page, what is printed, and what stays in sight', async () => {
  const look = { widths: [10, 12, 8], amounts: [1], percents: [2], head: { row: 1, last: 2 }, fixedColumns: 1 };
  const rows = [['Título'], ['Concepto', 'Valor', '%'], ['Caja', 5, { formula: 'B3/B3', result: 1 }]];
  const bytes = await writeWorkbook([
    { name: "Estado de D'Oro", rows, look: { ...look, wrapped: [1], paper: 'landscape' } },
    { name: 'Otra', rows: [['x']] },
  ]);
  const { sheets, namedRanges } = await readXlsx(bytes, { readStyles: true });
  const [sheet] = sheets;
  expect(sheet!.freezePane).toEqual({ rows: 2, columns: 1 });
  expect(sheet!.pageSetup).toMatchObject({ paperSize: 'letter', orientation: 'landscape', fitToWidth: 1 });
  expect(JSON.stringify([sheet!.pageSetup, namedRanges])).toContain('$A$1:$C$3');
  expect(sheet!.cells!.get('2,2')).toMatchObject({ formula: 'B3/B3', style: { numFmt: '0.0%;(0.0%)' } });
  expect(sheet!.cells!.get('1,0')!.style!.alignment!.wrapText).toBe(true);
  const archive = readZipDirectory(bytes);
  const book = archive.entries.get('xl/workbook.xml')!;
  // Excel repairs a file whose names of sheets have blanks and no quotes.
  expect((await inflateWhole(archive, book, 1 << 20)).toString()).toMatch(
    /(?:'|&apos;)Estado de D(?:'|&apos;){2}Oro(?:'|&apos;)!\$2:\$2/,
  );
});

test('a column of texts', async () => {
  const rows = [
    ['Categoría', 'Valor'],
    ['tarifa', 2.5],
    ['clase', 'Ninguna'],
  ];
  const bytes = await writeWorkbook([{ name: 'Parámetros', rows, look: { widths: [], texts: [1] } }]);
  const [sheet] = (await readXlsx(bytes, { readStyles: true })).sheets;
  expect([1, 2].map((row) => sheet!.cells!.get(`${row},1`)?.style?.numFmt)).toEqual(['@', '@']);
  expect(sheet!.rows[1]).toEqual(['tarifa', 2.5]);
});
