/** Cases of inactiva: what has slept for a year, what is still by nature, and what woke up. */
import type { BooksTable, ValidationCase } from '#core/engine/validation-case.ts';

/** The same books in the `count` months before March 2026. */
function months(books: BooksTable, count = 12): Record<string, BooksTable> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const month = 2026 * 12 + 1 - index;
      return [`${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`, books];
    }),
  );
}

const sleeping = `
  11100502 Banco Caja Social     | 860007335 Banco         |   5_000_000 | 0 | 0 |   5_000_000
  11050501 Caja menor            | 900481237 El Roble      |   2_000_000 | 0 | 0 |   2_000_000
  13050501 Clientes nacionales   | 900100200 Almacén Sur   |   9_000_000 | 0 | 0 |   9_000_000
  13050501 Clientes nacionales   | 900100201 Almacén Norte |      90_000 | 0 | 0 |      90_000
  14350102 Mercancías sin rotar  | 800200300 Textiles      |   7_000_000 | 0 | 0 |   7_000_000
  15240501 Muebles               | 900481237 El Roble      |  36_000_000 | 0 | 0 |  36_000_000
  22050501 Proveedores           | 800200301 Papeles       |  -4_000_000 | 0 | 0 |  -4_000_000
  31150501 Cuotas de interés     | 52111222  Socia         | -50_000_000 | 0 | 0 | -50_000_000
  39050501 Otra cuenta           |                         |   -4_090_000 | 0 | 0 |  -4_090_000
`;

/** The same balances, of books that go on. */
const moving = `
  13050501 Clientes nacionales   | 900100200 Almacén Sur | 9_000_000 | 500_000 | 500_000 | 9_000_000
  14350102 Mercancías            | 800200300 Textiles    | 7_000_000 | 100_000 | 100_000 | 7_000_000
`;

const impaired = (amount: number): string => `
  13050501 Clientes nacionales | 816501843 Moroso | 14_000_000 | 0 | 0 | 14_000_000
  13990501 Deterioro           | 816501843 Moroso | ${-amount} | 0 | 0 | ${-amount}
  31150501 Cuotas              | 52111222 Socia   | ${amount - 14_000_000} | 0 | 0 | ${amount - 14_000_000}
`;

export const cases: readonly ValidationCase[] = [
  {
    name: 'un cliente quieto y deteriorado del todo',
    history: months(impaired(14_000_000)),
    books: impaired(14_000_000),
    findings: [],
  },
  {
    name: 'deteriorado en parte: cuenta lo que falta, y el asiento completa',
    history: months(impaired(9_000_000)),
    books: impaired(9_000_000),
    findings: [{ rule: 'INA-1', account: '13050501', severity: 'media', amount: 5_000_000, hasEntry: true }],
  },
  {
    name: 'en liquidación la cartera quieta es lo que el liquidador cobra: de severidad baja y sin asiento',
    companyName: 'Muebles Capital S.A.S. En Liquidación',
    history: months(impaired(0)),
    books: impaired(0),
    findings: [{ rule: 'INA-1', account: '13050501', severity: 'baja', amount: 14_000_000, hasEntry: false }],
  },
  {
    name: 'el terreno de un proyecto no envejece: de severidad baja',
    history: months('14160501 Terreno del proyecto | 900481237 El Roble | 90_000_000 | 0 | 0 | 90_000_000'),
    books: '14160501 Terreno del proyecto | 900481237 El Roble | 90_000_000 | 0 | 0 | 90_000_000',
    findings: [{ rule: 'INA-3', account: '14160501', severity: 'baja', amount: 90_000_000 }],
  },
  {
    name: 'un año quietos: cartera, proveedor, inventario y banco; lo pequeño, la caja menor, los activos y el capital no',
    history: months(sleeping),
    books: sleeping,
    findings: [
      { rule: 'INA-1', account: '13050501', severity: 'media', people: ['900100200'], amount: 9_000_000 },
      { rule: 'INA-2', account: '22050501', severity: 'media', people: ['800200301'], amount: 4_000_000 },
      { rule: 'INA-3', account: '14350102', severity: 'media', people: [], amount: 7_000_000 },
      { rule: 'INA-4', account: '11100502', severity: 'baja', amount: 5_000_000 },
    ],
  },
  {
    name: 'un préstamo a una vinculada que paga sus intereses cada mes',
    history: months('13100501 Cuentas con filiales | 900100200 Filial Sur | 90_000_000 | 0 | 0 | 90_000_000'),
    books: `
      13100501 Cuentas con filiales | 900100200 Filial Sur | 90_000_000 | 0 | 0 | 90_000_000
      42100501 Intereses            | 900100200 Filial Sur | -900_000 | 0 | 900_000 | -1_800_000
    `,
    findings: [{ rule: 'INA-1', account: '13100501', severity: 'baja', people: ['900100200'], amount: 90_000_000 }],
  },
  {
    name: 'una inversionista cobra los intereses de su préstamo como ingreso de su actividad',
    history: months('13101001 Préstamos a vinculadas | 900100200 Filial Sur | 90_000_000 | 0 | 0 | 90_000_000'),
    books: `
      13101001 Préstamos a vinculadas | 900100200 Filial Sur | 90_000_000 | 0 | 0 | 90_000_000
      41501001 Intereses de préstamos | 900100200 Filial Sur |   -900_000 | 0 | 900_000 | -1_800_000
    `,
    findings: [{ rule: 'INA-1', account: '13101001', severity: 'baja', people: ['900100200'], amount: 90_000_000 }],
  },
  {
    name: 'la cuenta se mueve con otros clientes; el que está quieto se encuentra igual',
    history: months(`
      13050501 Clientes nacionales | 900100200 Almacén Sur   | 9_000_000 |         0 |         0 | 9_000_000
      13050501 Clientes nacionales | 900100201 Almacén Norte | 1_000_000 | 3_000_000 | 3_000_000 | 1_000_000
    `),
    books: `
      13050501 Clientes nacionales | 900100200 Almacén Sur   | 9_000_000 |         0 |         0 | 9_000_000
      13050501 Clientes nacionales | 900100201 Almacén Norte | 1_000_000 | 3_000_000 | 3_000_000 | 1_000_000
    `,
    findings: [{ rule: 'INA-1', account: '13050501', severity: 'media', people: ['900100200'], amount: 9_000_000 }],
  },
  {
    name: 'el saldo de un tercero dormido se mueve en una cuenta que otros usan',
    history: months(`
      23359501 Costos por pagar | 900100200 Almacén Sur   | -9_000_000 |         0 |         0 | -9_000_000
      23359501 Costos por pagar | 900100201 Almacén Norte | -1_000_000 | 3_000_000 | 3_000_000 | -1_000_000
    `),
    books: `
      23359501 Costos por pagar | 900100200 Almacén Sur   | -9_000_000 | 2_000_000 |         0 | -7_000_000
      23359501 Costos por pagar | 900100201 Almacén Norte | -1_000_000 | 3_000_000 | 3_000_000 | -1_000_000
    `,
    findings: [{ rule: 'INA-5', account: '23359501', severity: 'baja', people: ['900100200'], amount: 2_000_000 }],
  },
  {
    name: 'una cuenta dormida vuelve a usarse, y un activo fijo también, con menos peso',
    history: months(sleeping),
    books: `
      11100502 Banco Caja Social | 860007335 Banco    |  5_000_000 |         0 | 5_000_000 |          0
      15240501 Muebles           | 900481237 El Roble | 36_000_000 | 8_000_000 |         0 | 44_000_000
      13809501 Deudores varios   | 52111222 Rosa Gil  |          0 | 6_000_000 |         0 |  6_000_000
    `,
    findings: [
      { rule: 'INA-5', account: '11100502', severity: 'media', amount: 5_000_000 },
      { rule: 'INA-5', account: '15240501', severity: 'baja', amount: 8_000_000 },
    ],
  },
  {
    name: 'un abono en cualquiera de los doce meses basta',
    history: {
      ...months('22050501 Proveedores | 800200301 Papeles | -4_000_000 | 0 | 0 | -4_000_000'),
      '2025-06': '22050501 Proveedores | 800200301 Papeles | -5_000_000 | 1_000_000 | 0 | -4_000_000',
    },
    books: '22050501 Proveedores | 800200301 Papeles | -4_000_000 | 0 | 0 | -4_000_000',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'el saldo apareció hace diez meses: aún no cumple el año',
    history: {
      ...months('11050501 Caja | | 1 | 0 | 0 | 1'),
      ...months('22050501 Proveedores | 800200301 Papeles | -4_000_000 | 0 | 0 | -4_000_000', 9),
    },
    books: '22050501 Proveedores | 800200301 Papeles | -4_000_000 | 0 | 0 | -4_000_000',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'las retenciones y los anticipos de impuestos tienen su propia validación',
    history: months('13551501 Retención en la fuente | 900100200 Almacén Sur | 4_000_000 | 0 | 0 | 4_000_000'),
    books: '13551501 Retención en la fuente | 900100200 Almacén Sur | 4_000_000 | 0 | 0 | 4_000_000',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'con once meses de historia no se evalúa si algo despertó; con diez, nada',
    history: months(sleeping, 11),
    books: '13050501 Clientes nacionales | 900100200 Almacén Sur | 9_000_000 | 0 | 0 | 9_000_000',
    notEvaluated: ['INA-5'],
    findings: [{ rule: 'INA-1', account: '13050501' }],
  },
  {
    name: 'faltan meses',
    history: months(sleeping, 10),
    books: sleeping,
    outcome: 'no_evaluada',
    findings: [],
  },
  {
    name: 'otro plan de cuentas, y una espera de seis meses',
    history: months('12010001 Deudores comerciales | 900100200 Almacén Sur | 9_000_000 | 0 | 0 | 9_000_000', 6),
    books: '12010001 Deudores comerciales | 900100200 Almacén Sur | 9_000_000 | 0 | 0 | 9_000_000',
    settings: { roles: { deudores: ['1201'] }, parameters: { mesesSinMovimiento: 6 } },
    findings: [{ rule: 'INA-1', account: '12010001', severity: 'media', amount: 9_000_000 }],
  },
  {
    name: 'doce meses de historia en los que la cartera y el inventario se movieron',
    history: months(moving),
    books: moving,
    outcome: 'sin_hallazgos',
    findings: [],
  },
];
