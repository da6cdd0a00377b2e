/** Registers as programs print them: titles, ages, totals and spellings, and why one is refused. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { sheetFile } from '../../../../tests/support/second-files/sheet-file.ts';
import { source } from '../source.ts';

const read = (rows: Cell[][]) => source.read(sheetFile(rows));
const head = (title: string): Cell[][] => [
  ['Distribuidora El Roble S.A.S.'],
  ['NIT 900.481.237-6'],
  [title],
  ['Corte: 31 de marzo de 2026'],
  [],
];
const ages: Cell[] = ['NIT', 'Cliente', 'Por vencer', '1 a 30', '31 a 60', 'Más de 60', 'Total'];
const people: Cell[][] = [
  ['900466500-1', 'Tostadora S.A.S.', 100, 200, 0, 0, 300],
  ['900300400', 'Hotel del Mar S.A.S.', 0, 0, 50, 0, 50],
  ['900466500', 'Tostadora S.A.S.', 0, 0, 0, -25, -25],
];
const told = async (...rows: Cell[][]) => {
  const { table } = await read(rows);
  return table!.lines.map(({ kind, key, amount, depreciation }) => [kind, key, amount / 100n, depreciation / 100n]);
};
const owed = [
  ['receivable', '900466500', 275n, 0n],
  ['receivable', '900300400', 50n, 0n],
];

describe('a register', () => {
  test('says its company, month and rows, and keeps sums by third party', async () => {
    const { table, problems } = await read([
      ...head('Cartera por edades'),
      ages,
      ...people,
      ['Total general', '', 100, 200, 50, -25, 325],
    ]);
    expect(table).toMatchObject({ nit: '900481237', from: '2026-03', to: '2026-03', rows: 3 });
    expect(problems).toEqual([]);
  });

  const order = (cells: readonly Cell[]) => [6, 1, 5, 4, 3, 2, 0].map((at) => cells[at] ?? null);
  test.each<[string, Cell[][]]>([
    ['as it comes', [...head('Cartera por edades'), ages, ...people]],
    ['columns in another order', [...head('Cartera por edades'), order(ages), ...people.map(order)]],
    [
      'without ages',
      [
        ...head('Cuentas por cobrar'),
        ['Identificación', 'Nombre', 'Saldo'],
        ...people.map((cells) => [cells[0]!, cells[1]!, cells[6]!]),
      ],
    ],
    ['two rows of titles', [...head('Cartera por edades'), ['', '', 'Edades en días'], ages, ...people]],
    [
      'subtotals, notes and titles again',
      [
        ...head('Cartera por edades'),
        ages,
        people[0]!,
        ['Subtotal Bogotá', '', '', '', '', '', 300],
        ['Zona norte'],
        ages,
        ...people.slice(1),
      ],
    ],
    [
      'amounts as text',
      [
        ...head('Cartera por edades'),
        ages,
        ...people.map((cells) => cells.map((one, at) => (at > 1 ? `$ ${String(one)},00` : one))),
      ],
    ],
  ])('is read exactly with %s', async (_, rows) => {
    expect(await told(...rows)).toEqual(owed);
  });

  test('of payables, assets and inventory has its own kind', async () => {
    expect(await told(...head('Cuentas por pagar por edades'), ages, people[1]!)).toEqual([
      ['payable', '900300400', 50n, 0n],
    ]);
    const assets: Cell[][] = [
      ['Código', 'Activo', 'Cuenta', 'Costo', 'Depreciación acumulada'],
      ['A1', 'Mesa', '152405', 900, 100],
      ['A2', 'Silla', '152405', 100, 50],
    ];
    expect(await told(...head('Listado de activos fijos'), ...assets)).toEqual([['asset', '152405', 1000n, 150n]]);
    const stock: Cell[][] = [
      ['Artículo', 'Cantidad', 'Costo unitario', 'Costo total'],
      ['Café', 10, 5, 50],
      ['Té', 2, 5, 10],
      ['Total', '', '', 60],
    ];
    expect(await told(...head('Inventario valorizado'), ...stock)).toEqual([['inventory', '', 60n, 0n]]);
  });

  test('is no balance, statement or list of movements', () => {
    for (const title of [
      'Balance de prueba por tercero',
      'Movimientos de inventario',
      'Recaudos de cartera',
      'Ventas por cliente',
    ])
      expect(source.recognises(sheetFile([...head(title), ages, ...people]))).toBe(false);
  });

  test('of the same month takes the place of the older one, kind by kind', async () => {
    const first = (await read([...head('Cartera por edades'), ages, ...people])).table!;
    const second = (await read([...head('Cartera por edades'), ages, people[1]!])).table!;
    const other = (await read([...head('Cuentas por pagar por edades'), ages, people[0]!])).table!;
    expect(source.joined([first, other, second]).lines.map(({ kind, key }) => [kind, key])).toEqual([
      ['receivable', '900300400'],
      ['payable', '900466500'],
    ]);
  });
});

describe('a register is refused', () => {
  test.each<[string, Cell[][], RegExp]>([
    [
      'ages that do not add up',
      [...head('Cartera por edades'), ages, ['900466500', 'X', 100, 200, 0, 0, 900]],
      /^Fila 7: las edades suman/,
    ],
    [
      'a total that is not its rows',
      [...head('Cartera por edades'), ages, ...people, ['Total', '', 0, 0, 0, 0, 900]],
      /^Fila 10: las filas suman .*325/,
    ],
    ['no month', [['Cartera por edades'], ages, ...people], /no dice a qué fecha está/],
    [
      'no ids',
      [...head('Cartera por edades'), ages.slice(1), ...people.map((cells) => cells.slice(1))],
      /no trae una columna con el NIT/,
    ],
    [
      'an amount that is none',
      [...head('Cartera por edades'), ['NIT', 'Cliente', 'Total'], ['900466500', 'X', '=A1']],
      /hay «=A1»/,
    ],
    ['no rows', [...head('Cartera por edades'), ages], /ninguna fila con saldo/],
  ])('with %s', async (_, rows, reason) => {
    const { table, problems } = await read(rows);
    expect(table).toBeNull();
    expect(problems[0]).toMatch(reason);
  });
});
