/** Bank statements as banks write them: layouts, balances and spellings, and why one is refused. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import { sheetFile } from '../../../../tests/support/second-files/sheet-file.ts';
import { source } from '../source.ts';

const read = (rows: Cell[][], name?: string) => source.read(sheetFile(rows, name));

const sums = {
  month: '2026-03',
  inflow: 150_000_000n,
  outflow: 51_100_000n,
  of: { gmf: 200_000n, fees: 900_000n, interest: 0n, withheld: 0n },
};

const moves: [string, string, number][] = [
  ['2026-03-02', 'CONSIGNACION SUCURSAL', 1_500_000],
  ['2026-03-10', 'PAGO A PROVEEDORES', -500_000],
  ['2026-03-10', 'IMPTO GOBIERNO 4X1000', -2_000],
  ['2026-03-31', 'COMISION TRANSFERENCIA', -9_000],
];

/** Running balances, from one million. */
const balances = moves.map((_, at) => moves.slice(0, at + 1).reduce((sum, [, , value]) => sum + value, 1_000_000));
const spoken = (day: string) => day.split('-').toReversed().join('/');

describe('a statement', () => {
  test.each<[string, Cell[][], string | undefined, Record<string, unknown>]>([
    [
      'of Bancolombia, nine columns without titles',
      moves.map(([day, words, value]) => [
        '61200001234',
        '612',
        '',
        day.replaceAll('-', ''),
        '',
        value.toFixed(2),
        3339,
        words,
        0,
      ]),
      'movimientos.csv',
      { bank: 'Bancolombia', account: '61200001234', closing: null },
    ],
    [
      'of Bancolombia with titles',
      [
        ['Fecha', 'Descripción', 'Débito', 'Crédito', 'Saldo'],
        ...moves.map(([day, words, value], at) => [
          spoken(day),
          words,
          value < 0 ? -value : '',
          value > 0 ? value : '',
          balances[at]!,
        ]),
      ],
      'bancolombia-1234.csv',
      { bank: 'Bancolombia', closing: 198_900_000n },
    ],
    [
      'with withdrawals and deposits in another order, newest first',
      [
        ['Saldo', 'Consignaciones', 'Retiros', 'Descripcion', 'Referencia', 'Fecha'],
        ...moves
          .map(([day, words, value], at) => [
            balances[at]!,
            value > 0 ? value : 0,
            value < 0 ? -value : 0,
            words,
            'x',
            day,
          ])
          .toReversed(),
      ],
      undefined,
      { closing: 198_900_000n },
    ],
    [
      'of Davivienda, with the side in words and pesos as text',
      [
        ['Banco Davivienda'],
        ['Fecha', 'Oficina', 'Concepto', 'Tipo', '', '', '', 'Valor'],
        ...moves.map(([day, words, value]) => [
          spoken(day),
          '',
          words,
          value < 0 ? 'Débito' : 'Crédito',
          '',
          '',
          '',
          `$${Math.abs(value).toLocaleString('es-CO')},00`,
        ]),
      ],
      undefined,
      { bank: 'Davivienda', closing: null },
    ],
    [
      'of Occidente, below its own lines, with what it opens and closes with',
      [
        ['Banco de Occidente'],
        ['Cuenta No:', '400-12345-6'],
        ['NIT:', '900.481.237-6'],
        ['Saldo anterior:', 1_000_000],
        ['Saldo final:', 1_989_000],
        [],
        ['Fecha', '', 'Transacción', '', 'Débitos', 'Créditos'],
        ...moves.map(([day, words, value]) => [
          spoken(day),
          '',
          words,
          '',
          value < 0 ? -value : '',
          value > 0 ? value : '',
        ]),
      ],
      undefined,
      { bank: 'Banco de Occidente', account: '400123456', closing: 198_900_000n },
    ],
    [
      'of Bogotá, with lines of balances and totals among its rows',
      [
        ['Banco de Bogotá'],
        ['', 'Fecha', '', '', 'Descripción', 'Débitos', 'Créditos', 'Saldo'],
        ['', '', '', '', 'Saldo anterior', '', '', 1_000_000],
        ...moves.map(([day, words, value], at) => [
          '',
          day,
          '',
          '',
          words,
          value < 0 ? -value : '',
          value > 0 ? value : '',
          balances[at]!,
        ]),
        ['', '', '', '', 'Total movimientos', 511_000, 1_500_000, ''],
      ],
      undefined,
      { bank: 'Banco de Bogotá', closing: 198_900_000n },
    ],
  ])('%s', async (_, rows, name, expected) => {
    const file = sheetFile(rows, name);
    expect(source.recognises(file)).toBe(true);
    const { table, problems } = await source.read(file);
    expect(problems.filter((one) => /^Fila/.test(one))).toEqual([]);
    expect(table!.months).toHaveLength(1);
    expect(table!.months[0]).toMatchObject({ ...sums, ...expected });
    expect(JSON.stringify(table, (__, value) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(
      'PROVEEDORES',
    );
  });

  test('of several months has each with its closing, and a newer file takes the place of an older one', async () => {
    const rows: Cell[][] = [
      ['Fecha', 'Descripción', 'Débito', 'Crédito', 'Saldo'],
      ['28/02/2026', 'RETIRO', 100, '', 900],
      ['01/03/2026', 'ABONO INTERESES AHORROS', '', 50, 950],
      ['01/03/2026', 'RETENCION EN LA FUENTE', 4, '', 946],
    ];
    const { table } = await read(rows);
    expect(table!.months.map(({ month, closing, of }) => [month, closing, of.interest, of.withheld])).toEqual([
      ['2026-02', 90_000n, 0n, 0n],
      ['2026-03', 94_600n, 5_000n, 400n],
    ]);
    const joined = source.joined([table!, (await read(rows.slice(0, 2))).table!]);
    expect([joined.months.length, joined.from, joined.to]).toEqual([2, '2026-02', '2026-03']);
  });

  test('is not a list of books or of sales', () => {
    expect(
      source.recognises(
        sheetFile([
          ['Fecha', 'Comprobante', 'Descripción', 'Débito', 'Crédito', 'Saldo'],
          ['01/03/2026', 'CE-1', 'PAGO PROVEEDOR', 1, 0, 1],
        ]),
      ),
    ).toBe(false);
    expect(
      source.recognises(
        sheetFile([
          ['Fecha', 'Descripción', 'Valor'],
          ['01/03/2026', 'Tornillos', 100],
        ]),
      ),
    ).toBe(false);
  });
});

describe('a statement is refused', () => {
  const header: Cell[] = ['Fecha', 'Descripción', 'Débito', 'Crédito', 'Saldo'];
  test.each<[string, Cell[][], RegExp]>([
    [
      'a row that is missing',
      [
        header,
        ['02/03/2026', 'RETIRO', 100, '', 900],
        ['03/03/2026', 'RETIRO', 100, '', 700],
        ['04/03/2026', 'RETIRO', 100, '', 600],
      ],
      /^Fila 3: con su movimiento el saldo sería .*800/,
    ],
    [
      'a closing that its rows do not give',
      [
        ['Bancolombia'],
        ['Saldo anterior:', 1000],
        ['Saldo final:', 500],
        header.slice(0, 4),
        ['02/03/2026', 'RETIRO', 100, ''],
      ],
      /^El saldo anterior y los movimientos dan .*900/,
    ],
    ['a day that is none', [header, ['31/02/2026', 'RETIRO', 100, '', 900]], /^Fila 2: se esperaba la fecha/],
    [
      'an amount that is none',
      [header, ['01/02/2026', 'RETIRO', '=A1', '', 900]],
      /^Fila 2: se esperaba un valor en pesos y hay «=A1»/,
    ],
    [
      'a side that is none',
      [
        ['Fecha', 'Concepto', 'Tipo', 'Valor'],
        ['01/02/2026', 'RETIRO', 'X9', 100],
      ],
      /^Fila 2: se esperaba Débito o Crédito/,
    ],
    ['no movement', [['Bancolombia'], header], /no trae ningún movimiento/],
  ])('with %s', async (_, rows, reason) => {
    const { table, problems } = await read(rows);
    expect(table).toBeNull();
    expect(problems[0]).toMatch(reason);
  });
});
