/** The report of third parties as it comes: places, titles, sums and spellings, and why one is refused. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { sheetFile } from '../../../../tests/support/second-files/sheet-file.ts';
import { source } from '../source.ts';

const own = '900481237';
const groups: Cell[] = ['Persona que reporta', null, 'Información reportada'];
const titles: Cell[] = [
  'NIT',
  'Nombre / Razón Social',
  'NIT',
  'Nombre/Razón Social reportada por el tercero',
  'Detalle',
  'Valor',
  'Uso declaración Sugerida',
  'Información Adicional',
];
const head = (year: Cell = 2025, id: Cell = '900.481.237-6', cut: Cell = '2025-12-31 00:00:00'): Cell[][] => [
  [null, null, 'Consulta de Información reportada por terceros'],
  [null, null, null, null, null, null, 'Fecha   Reporte:', '2026-06-01 00:00:00'],
  ['Fecha corte del proceso: ', null, cut],
  ['Año al que se refiere la consulta:', null, year],
  [],
  ['Tipo de documento:', null, 'NIT'],
  ['Identificación:', null, id],
  ['Nombres / Razón social:', null, 'Distribuidora El Roble S.A.S.'],
  [],
  groups,
];
const row = (id: Cell, detail: string, value: Cell, use: Cell = null, reported: Cell = own): Cell[] => [
  id,
  `Tercero ${String(id).slice(0, 9)}`,
  reported,
  'Distribuidora El Roble S.A.S.',
  detail,
  value,
  use,
  'dato de más',
];
const limit = (name: string, value: Cell): Cell[] => [null, null, null, null, name, value];
const rows: Cell[][] = [
  row('900466500-1', 'Retención en la fuente (Concepto: 5004)', 250_000, 'R132 Retenciones año gravable'),
  row(900466500, 'Servicios (Concepto: 5004)', 10_000_000, 'Tope 1: Ingresos brutos | R58'),
  row('890903938', 'Saldo cuenta de ahorros', 9_000_000, 'Tope 2. Patrimonio | R29 Patrimonio bruto'),
  row('901578238', 'Ingresos brutos (Concepto: 4001)', 700_000),
];
const limits = [limit('Tope 1 - Ingresos', 10_000_000), limit('Tope 2 - Patrimonio', 55_000_000)];

const read = (...cells: Cell[][]) => source.read(sheetFile(cells));
const kinds = async (...cells: Cell[][]) =>
  (await read(...cells)).table!.items.map(({ key, kind, amount }) => [key, kind, amount / 100n]);

const expected = [
  ['900466500', 'withheld', 250_000n],
  ['900466500', 'income', 10_000_000n],
  ['890903938', 'bank', 9_000_000n],
  ['901578238', 'purchase', 700_000n],
];

describe('a report', () => {
  test('is recognised by its titles, and a balance or the documents of the DIAN are not', () => {
    expect(source.recognises(sheetFile([...head(), titles, ...rows]))).toBe(true);
    expect(source.recognises(sheetFile([['Cuenta', 'Nombre', 'NIT', 'Saldo anterior', 'Débito', 'Crédito']]))).toBe(
      false,
    );
    expect(source.recognises(sheetFile([['NIT', 'Detalle', 'Valor']]))).toBe(false);
  });

  test('is held against December of its year, proved by its own sums', async () => {
    const { table, problems } = await read(...head(), titles, ...limits, ...rows);
    expect(table).toMatchObject({ nit: own, from: '2025-12', to: '2025-12', rows: 4, isProved: true });
    expect(problems).toEqual([]);
    expect(table!.items[0]).toMatchObject({ name: 'Tercero 900466500', row: 14 });
    expect(await kinds(...head(), titles, ...limits, ...rows)).toEqual(expected);
  });

  const moved = (cells: readonly Cell[]) => [2, 3, 5, 4, 7, 6, 0, 1].map((at) => cells[at] ?? null);
  test.each<[string, Cell[][]]>([
    ['columns in another order', [...head(), moved(titles), ...limits.map(moved), ...rows.map(moved)]],
    [
      'titles in capitals and without groups',
      [...head().slice(0, -1), titles.map((one) => String(one).toUpperCase()), ...rows],
    ],
    ['rows of titles lower down', [...head(), [], [], titles, [], ...rows]],
    ['a title renamed', [...head(), titles.map((one) => (one === 'Detalle' ? 'Concepto reportado' : one)), ...rows]],
    ['labels and values in one cell', [['Identificación: 900481237'], ['Año gravable: 2025'], groups, titles, ...rows]],
    [
      'amounts as text',
      [
        ...head(),
        titles,
        ...rows.map((cells) => cells.map((one, at) => (at === 5 ? Number(one).toLocaleString('es-CO') : one))),
      ],
    ],
    [
      'amounts with decimals as text',
      [
        ...head(),
        titles,
        ...rows.map((cells) =>
          cells.map((one, at) => (at === 5 ? `$ ${Number(one).toLocaleString('en-US')}.00` : one)),
        ),
      ],
    ],
    ['a total below', [...head(), titles, ...rows, [null, 'Total', null, null, null, 19_950_000]]],
    [
      'no company said, but one on every row',
      [...head().filter((cells) => cells[0] !== 'Identificación:'), titles, ...rows],
    ],
    [
      'negative retentions',
      [...head(), titles, ...rows.map((cells) => cells.map((one) => (one === 250_000 ? -250_000 : one)))],
    ],
    ['repeated titles of a page', [...head(), titles, ...rows.slice(0, 2), titles, ...rows.slice(2)]],
  ])('is read exactly with %s', async (_, cells) => {
    expect(await kinds(...cells)).toEqual(expected);
  });

  test('leaves out what is personal or of another side, and keeps nothing of it', async () => {
    const personal = [
      'Salarios',
      'Aportes a salud',
      'Consumos con tarjeta de crédito',
      'Avalúo de vehículo',
      'Saldo de préstamos',
    ];
    const { table } = await read(
      ...head(),
      titles,
      ...personal.map((detail) => row('800111222', detail, 5_000)),
      ...rows,
    );
    expect(table!.items).toHaveLength(4);
    expect(table!.rows).toBe(9);
    expect(JSON.stringify(table!.items.map(({ detail }) => detail))).not.toMatch(/SALARIO|SALUD|TARJETA|VEHICULO/);
    expect(JSON.stringify(table, (__, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(
      'dato de más',
    );
  });

  test('without sums of its own is used and told', async () => {
    const { table, problems } = await read(...head(), titles, ...rows);
    expect(table!.isProved).toBe(false);
    expect(problems).toEqual([expect.stringMatching(/^Por confirmar/)]);
  });

  test('cut within its year is held against that month', async () => {
    const { table } = await read(...head(2026, own, '31/03/2026'), titles, ...rows);
    expect(table!.from).toBe('2026-03');
  });

  test('of the same year takes the place of the older one', async () => {
    const first = (await read(...head(), titles, ...rows)).table!;
    const second = (await read(...head(), titles, rows[0]!)).table!;
    const other = (await read(...head(2024, own, null), titles, ...rows)).table!;
    const joined = source.joined([first, other, second]);
    expect([joined.items.length, joined.from, joined.to]).toEqual([5, '2024-12', '2025-12']);
  });
});

describe('a report is refused', () => {
  test.each<[string, Cell[][], RegExp]>([
    [
      'rows that do not add up to a limit',
      [...head(), titles, ...limits, ...rows.slice(0, 1), row(900466500, 'Servicios', 9_000_000, 'Tope 1')],
      /^El reporte dice .* en «TOPE 1 INGRESOS» y sus filas suman .*9\.000\.000/,
    ],
    [
      'rows that do not add up to the total',
      [...head(), titles, ...rows, [null, 'Total', null, null, null, 19_000_000]],
      /«TOTAL»/,
    ],
    [
      'a row of another company',
      [...head(), titles, ...rows, row('900300400', 'Compras', 1, null, '800999888')],
      /^Fila 16: lo reportado es de/,
    ],
    [
      'an amount that is none',
      [...head(), titles, row('900466500', 'Compras', 'mil')],
      /^Fila 12, columna «Valor»: .*«mil»/,
    ],
    ['no year', [...head('', own, null), titles, ...rows], /no dice de qué año es/],
    [
      'no company',
      [
        ...head().filter((cells) => cells[0] !== 'Identificación:'),
        titles.filter((_, at) => at !== 2),
        ...rows.map((cells) => cells.filter((_, at) => at !== 2)),
      ],
      /no dice de quién es/,
    ],
    [
      'no column of amounts',
      [...head(), titles.map((one) => (one === 'Valor' ? 'Importe' : one)), ...rows],
      /no trae la columna de valor/,
    ],
    ['no rows', [...head(), titles, ...limits], /no trae ninguna fila/],
    ['a formula that was not worked out', [...head(), titles, row('900466500', 'Compras', '=SUM(F1:F9)')], /hay «=SUM/],
  ])('with %s', async (_, cells, reason) => {
    const { table, problems } = await read(...cells);
    expect(table).toBeNull();
    expect(problems[0]).toMatch(reason);
  });
});
