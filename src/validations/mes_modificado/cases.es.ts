/** Cases of a month loaded again: what moved, what did not, and when nobody knows. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const BOOKS = `
  11050501 Caja general            | | 1_000_000 | 500_000 | 200_000 | 1_300_000
  13050501 Clientes                | 800200300 Textiles | 4_000_000 | 1_190_000 | 0 | 5_190_000
  13050501 Clientes                | 800200301 Papeles | 2_000_000 | 0 | 500_000 | 1_500_000
  23652501 Retención por servicios | 900100200 Aseo | 0 | 0 | 40_000 | -40_000
  24080501 IVA generado            | 800200300 Textiles | 0 | 0 | 190_000 | -190_000
  31150501 Aportes sociales        | 900481237 El Roble | -7_000_000 | 0 | 0 | -7_000_000
  41350501 Venta de equipos        | 800200300 Textiles | 0 | 0 | 1_000_000 | -1_000_000
  51352501 Aseo                    | 900100200 Aseo | 0 | 240_000 | 0 | 240_000
`;

/** Cash and capital opened with two million more. */
const OPENED = BOOKS.replace(
  '1_000_000 | 500_000 | 200_000 | 1_300_000',
  '3_000_000 | 500_000 | 200_000 | 3_300_000',
).replace('-7_000_000 | 0 | 0 | -7_000_000', '-9_000_000 | 0 | 0 | -9_000_000');

/** The month before, as it closed for that. */
const BEFORE = `
  11050501 Caja general            | | 0 | 3_000_000 | 0 | 3_000_000
  13050501 Clientes                | 800200300 Textiles | 4_000_000 | 0 | 0 | 4_000_000
  13050501 Clientes                | 800200301 Papeles | 2_000_000 | 0 | 0 | 2_000_000
  31150501 Aportes sociales        | 900481237 El Roble | -6_000_000 | 0 | 3_000_000 | -9_000_000
`;

const closed = { books: BOOKS, isFollowed: true };

export const cases: readonly ValidationCase[] = [
  {
    name: 'una venta que se registró después: cambian la cartera, el IVA, el ingreso y el resultado',
    earlierVersion: closed,
    books: BOOKS.replace('4_000_000 | 1_190_000 | 0 | 5_190_000', '4_000_000 | 3_570_000 | 0 | 7_570_000')
      .replace('190_000 | -190_000', '570_000 | -570_000')
      .replace('1_000_000 | -1_000_000', '3_000_000 | -3_000_000'),
    findings: [
      { rule: 'MOD-1', account: '13050501', severity: 'alta', people: ['800200300'], amount: 2_380_000 },
      { rule: 'MOD-2', account: '24080501', severity: 'alta', people: ['800200300'], amount: 380_000 },
      { rule: 'MOD-1', account: '41350501', severity: 'alta', people: ['800200300'], amount: 2_000_000 },
      { rule: 'MOD-4', account: null, severity: 'informativa', amount: 2_000_000 },
    ],
  },
  {
    name: 'el mes todavía es el último: corregir antes de cerrar se informa y no resta',
    earlierVersion: { books: BOOKS, isFollowed: false },
    books: BOOKS.replace('500_000 | 200_000 | 1_300_000', '500_000 | 150_000 | 1_350_000').replace(
      '240_000 | 0 | 240_000',
      '190_000 | 0 | 190_000',
    ),
    findings: [
      { rule: 'MOD-1', account: '11050501', severity: 'informativa', amount: 50_000 },
      { rule: 'MOD-1', account: '51352501', severity: 'informativa', amount: 50_000 },
      { rule: 'MOD-4', account: null, severity: 'informativa', amount: 50_000 },
    ],
  },
  {
    name: 'solo cambió el saldo inicial de unos terceros, y cada tercero abre como cerró: se informa',
    earlierVersion: { ...closed, isBeforeChanged: true },
    history: {
      '2026-02': BEFORE.replace('4_000_000 | 0 | 0 | 4_000_000', '3_500_000 | 0 | 0 | 3_500_000').replace(
        '2_000_000 | 0 | 0 | 2_000_000',
        '2_500_000 | 0 | 0 | 2_500_000',
      ),
    },
    books: BOOKS.replace('4_000_000 | 1_190_000 | 0 | 5_190_000', '3_500_000 | 1_190_000 | 0 | 4_690_000').replace(
      '2_000_000 | 0 | 500_000 | 1_500_000',
      '2_500_000 | 0 | 500_000 | 2_000_000',
    ),
    findings: [
      {
        rule: 'MOD-3',
        account: '13050501',
        severity: 'informativa',
        people: ['800200300', '800200301'],
        amount: 500_000,
      },
    ],
  },
  {
    name: 'los clientes suman lo mismo y la deuda pasó de uno a otro',
    earlierVersion: closed,
    books: BOOKS.replace(
      '4_000_000 | 1_190_000 | 0 | 5_190_000',
      '4_000_000 | 1_190_000 | 500_000 | 4_690_000',
    ).replace('2_000_000 | 0 | 500_000 | 1_500_000', '2_000_000 | 0 | 0 | 2_000_000'),
    findings: [
      { rule: 'MOD-3', account: '13050501', severity: 'media', people: ['800200300', '800200301'], amount: 500_000 },
    ],
  },
  {
    name: 'un tercero que ya no está y una cuenta nueva',
    earlierVersion: closed,
    books: BOOKS.replace(/23652501 .*/, '23654001 Retención por compras | 900100200 Aseo | 0 | 0 | 40_000 | -40_000'),
    findings: [
      { rule: 'MOD-2', account: '23652501', severity: 'alta', people: [], amount: 40_000 },
      { rule: 'MOD-2', account: '23654001', severity: 'alta', people: ['900100200'], amount: 40_000 },
    ],
  },
  {
    name: 'solo cambió el saldo inicial: el cambio es de un mes anterior',
    earlierVersion: closed,
    books: BOOKS.replace(
      '1_000_000 | 500_000 | 200_000 | 1_300_000',
      '3_000_000 | 500_000 | 200_000 | 3_300_000',
    ).replace('-7_000_000 | 0 | 0 | -7_000_000', '-9_000_000 | 0 | 0 | -9_000_000'),
    findings: [
      { rule: 'MOD-1', account: '11050501', severity: 'media', amount: 2_000_000 },
      { rule: 'MOD-1', account: '31150501', severity: 'media', amount: 2_000_000 },
    ],
  },
  {
    name: 'solo cambió el saldo inicial y quedó igual al cierre del mes anterior: se informa',
    earlierVersion: { ...closed, isBeforeChanged: true },
    history: { '2026-02': BEFORE },
    books: OPENED,
    findings: [
      { rule: 'MOD-1', account: '11050501', severity: 'informativa', amount: 2_000_000 },
      { rule: 'MOD-1', account: '31150501', severity: 'informativa', amount: 2_000_000 },
    ],
  },
  {
    name: 'solo cambió el saldo inicial, y no es el cierre del mes anterior, que no cambió',
    earlierVersion: closed,
    history: { '2026-02': BEFORE.replaceAll('3_000_000', '2_500_000').replace('-9_000_000', '-8_500_000') },
    books: OPENED,
    findings: [
      { rule: 'MOD-1', account: '11050501', severity: 'media', amount: 2_000_000 },
      { rule: 'MOD-1', account: '31150501', severity: 'media', amount: 2_000_000 },
    ],
  },
  {
    name: 'el mes es el último, y se había cerrado: el cambio es un hallazgo',
    earlierVersion: { books: BOOKS, isFollowed: false, isClosed: true },
    books: BOOKS.replace('500_000 | 200_000 | 1_300_000', '500_000 | 150_000 | 1_350_000').replace(
      '240_000 | 0 | 240_000',
      '190_000 | 0 | 190_000',
    ),
    findings: [
      { rule: 'MOD-1', account: '11050501', severity: 'media', amount: 50_000 },
      { rule: 'MOD-1', account: '51352501', severity: 'media', amount: 50_000 },
      { rule: 'MOD-4', account: null, severity: 'informativa', amount: 50_000 },
    ],
  },
  {
    name: 'débitos y créditos crecieron igual: el saldo no cambia, el movimiento sí',
    earlierVersion: closed,
    books: BOOKS.replace('500_000 | 200_000 | 1_300_000', '700_000 | 400_000 | 1_300_000'),
    findings: [{ rule: 'MOD-1', account: '11050501', severity: 'media', amount: 200_000 }],
  },
  {
    name: 'otro archivo con las mismas cifras: en otro orden, con el DV pegado al NIT y una fila en cero de más',
    earlierVersion: closed,
    books: `${BOOKS.trim().split('\n').reverse().join('\n').replaceAll('900481237', '9004812376')}
      13050501 Clientes | 811222333 Nadie | 0 | 0 | 0 | 0`,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'la versión anterior no traía terceros: se comparan los saldos de las cuentas',
    earlierVersion: {
      books: BOOKS.replace(/13050501 .*\n/, '')
        .replace(
          '800200301 Papeles | 2_000_000 | 0 | 500_000 | 1_500_000',
          '800200301 Papeles | 6_000_000 | 1_190_000 | 500_000 | 6_690_000',
        )
        .replace(/\| \d{9} [^|]+\|/g, '| |'),
      isFollowed: true,
    },
    books: BOOKS.replace('500_000 | 200_000 | 1_300_000', '700_000 | 400_000 | 1_300_000'),
    findings: [{ rule: 'MOD-1', account: '11050501', severity: 'media', people: [], amount: 200_000 }],
  },
  {
    name: 'nunca se auditó otra versión',
    earlierVersion: null,
    books: BOOKS,
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'en la línea de comandos nadie guarda versiones',
    books: BOOKS,
    outcome: 'no_evaluada',
    findings: [],
  },
];
