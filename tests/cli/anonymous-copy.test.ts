/** What `cuadre columnas --anonimo` writes: nothing of anybody, and everything that a layout is. */
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { anonymousCopy } from '#platform/workbook/anonymous-copy.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { runCommand } from '../../src/app/cli/commands.ts';
import { auditedMonth, company } from '../layouts/audited-company.ts';
import { layoutFile } from '../layouts/layout-file.ts';
import { allLayouts } from '../layouts/packages/all-layouts.ts';

const headOf = async (bytes: Uint8Array, name: string) =>
  (await openWorkbook(bytes, name)).sheets.flatMap(({ name: sheet, head }) =>
    head.flatMap(({ number, cells }) => cells.map((cell, column) => ({ place: `${sheet} ${number} ${column}`, cell }))),
  );

/** Sign, digits of each part and what stands between them. */
const shapeOf = (cell: Cell) =>
  `${typeof cell} ${typeof cell === 'string' ? cell.length : String(cell).replace(/\d/g, '9')}`;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [];

/** Names and ids of everybody in the books, the company's too, as words and digits. */
const identifying = new Set([
  ...[company.name, ...auditedMonth.rows.flatMap(({ thirdParty }) => thirdParty?.name ?? [])].flatMap(wordsOf),
  ...[company.nit, ...auditedMonth.rows.flatMap(({ thirdParty }) => thirdParty?.id ?? [])],
]);
/** Words that reports print themselves, and that some name has too. */
const ofReports = new Set(
  'final cuenta cuentas nacional general balance sistema contable libro mayor informe'.split(' '),
);

describe.each(allLayouts.map((layout) => [layout.key, layout] as const))('a copy of %s', (_, layout) => {
  it('names nobody, and has every cell in its place with its kind, length, sign and decimals', async () => {
    const { name, bytes } = await layoutFile(layout, company, auditedMonth);
    const copy = await anonymousCopy(bytes, name);
    const [before, after] = [await headOf(bytes, name), await headOf(copy.bytes, `copia.${copy.extension}`)];
    const written = after.map(({ cell }) => String(cell ?? '')).join('\n');
    const survivors = wordsOf(written).filter((word) => identifying.has(word) && !ofReports.has(word));
    expect(survivors).toEqual([]);
    expect(after.map(({ cell }) => shapeOf(cell))).toEqual(before.map(({ cell }) => shapeOf(cell)));
    const amounts = before.filter(({ cell }) => typeof cell === 'number' && Math.abs(cell) >= 1_000_000);
    const kept = new Set(after.map(({ cell }) => cell));
    expect(amounts.filter(({ cell }) => kept.has(cell))).toEqual([]);
  });
});

describe('a copy', () => {
  const rows = [
    ['SIIGO - JUAN PÉREZ GÓMEZ S.A.S.'],
    ['Empresa: Libro y Pluma Ltda.', 'NIT 900.481.237-6'],
    ['Balance de prueba por tercero', 'A MARZO 31 DE 2026', 'Tel. 310 555 1234 · juan@perez.co'],
    [null, 'Procesado en: Abril 10 2026 19:33', 52_987_654],
    [
      'Código',
      'Nombre cuenta',
      'Identidad',
      'Nombre del tercero',
      'Saldo anterior',
      'Débitos',
      'Créditos',
      'Nuevo saldo',
      'MCNRARA',
    ],
    [13, 'Deudores', null, null, 5_123_456.78, 0, -1_234.5, 6_000_001, true],
    [
      13_050_501,
      'CXC Juan Pérez',
      52_987_654,
      'Pérez Gómez, Juan',
      '5.123.456,78',
      '0,00',
      '(1.234,50)',
      '6.000.001',
      false,
    ],
    ['51050601', 'Préstamo a Ñáñez 山田', '900481237-6', 'TOTAL PARTS S.A.', 0.25, 12.5, 3, -9_876_543_210.12, 'Sí'],
    ['Total general', null, null, null, 1, 2, 3, 4],
    ['Total Gas Pérez', 'Total cuenta 51050601 Pérez', 52_987_654],
  ];
  const open = async () => {
    const copy = await anonymousCopy(
      Buffer.from(await writeWorkbook([{ name: 'Juan Pérez S.A.S.', rows }])),
      'perez.xlsx',
    );
    const { sheets } = await openWorkbook(copy.bytes, 'copia.xlsx');
    return { ...copy, sheets, cells: sheets[0]!.head.map(({ cells }) => [...cells]) };
  };

  it('keeps what a report prints, and covers all else as long as it was', async () => {
    const { cells, sheets, masked } = await open();
    expect(sheets[0]!.name).toBe('1 Xxxx Xxxxx X.X.X.');
    expect(cells).toEqual([
      ['SIIGO - XXXX XXXXX XXXXX X.X.X.'],
      ['Empresa: Xxxxx x Xxxxx Xxxx.', 'NIT 111.111.111-1'],
      ['Balance de prueba por tercero', 'A MARZO 31 DE 2026', 'Xxx. 111 111 1111 X xxxx@xxxxx.xx'],
      [null, 'Procesado en: Abril 10 2026 11:11', 11_111_111],
      [
        'Código',
        'Nombre cuenta',
        'Identidad',
        'Nombre del tercero',
        'Saldo anterior',
        'Débitos',
        'Créditos',
        'Nuevo saldo',
        'XXXXXXX',
      ],
      [11, 'Xxxxxxxx', null, null, 1_111_111.11, 0, -1_111.1, 1_111_111, true],
      [
        11_010_101,
        'XXX Xxxx Xxxxx',
        11_111_111,
        'Xxxxx Xxxxx, Xxxx',
        '1.111.111,11',
        '0,00',
        '(1.111,11)',
        '1.111.111',
        false,
      ],
      ['51010101', 'Xxxxxxxx x Xxxxx XX', '111111111-1', 'XXXXX XXXXX X.X.', 1.11, 11.1, 1, -1_111_111_111.11, 'Sí'],
      ['Total general', null, null, null, 1, 1, 1, 1],
      ['Xxxxx Xxx Xxxxx', 'Xxxxx xxxxxx 11111111 Xxxxx', 11_111_111],
    ]);
    expect(masked).toEqual(['I']);
  });

  it('of a file without headers keeps no word at all', async () => {
    const bytes = Buffer.from('Balance de prueba;Cuenta Corriente SAS\n110505;Saldo Final Ltda;900481237;5,00\n');
    expect(Buffer.from((await anonymousCopy(bytes, 'x.csv')).bytes).toString()).toBe(
      'Xxxxxxx xx xxxxxx;Xxxxxx Xxxxxxxxx XXX\n110101;Xxxxx Xxxxx Xxxx;111111111;1,11\n',
    );
  });

  it.each([
    ['utf-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['utf-16le', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('of a text in %s keeps its encoding, separators, quotes and padding', async (_, encode) => {
    const text = (name: string, nit: string) =>
      `Código|Nombre cuenta|NIT|Saldo anterior|Débitos|Créditos|Saldo final\r\n"110505"|${name}|${nit}|  0,00|0,00|0,00|  0,00\r\n`;
    const copy = await anonymousCopy(encode(text('"Ñusta, Ana"  ', '52987654')), 'x.csv');
    const masked = text('"Xxxxx, Xxx"  ', '11111111').replace('"110505"', '"111111"');
    expect([masked, masked.replace('"111111"', '"110101"')].map((one) => encode(one).toString('hex'))).toContain(
      Buffer.from(copy.bytes).toString('hex'),
    );
  });

  it('of a report in fixed columns keeps their places', async () => {
    const { name, bytes } = { name: 'x.txt', bytes: readFileSync(join(import.meta.dirname, 'anonymous-copy.test.ts')) };
    const copy = await anonymousCopy(bytes, name);
    const lines = (some: Uint8Array) =>
      Buffer.from(some)
        .toString()
        .split('\n')
        .slice(0, 60)
        .map((line) => line.length);
    expect(lines(copy.bytes)).toEqual(lines(bytes));
  });
});

it('is written beside other copies, under a name that says nothing of the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cuadre-'));
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  const file = join(before, 'src/formats/sisco/samples/plano.csv');
  expect([
    await runCommand(['columnas', file, '--anonimo']),
    await runCommand(['columnas', file, '--anonimo']),
  ]).toEqual([0, 0]);
  expect((await readdir(folder)).toSorted()).toEqual(['muestra-anonima-2.csv', 'muestra-anonima.csv']);
  expect(said.mock.calls.join()).toContain('Escribimos muestra-anonima.csv');
  expect((await readFile(join(folder, 'muestra-anonima.csv'), 'utf8')).toLowerCase()).toContain('sisco');
});
