/** Cases of cuenta_inusual: who is out of its habits, and who only seems to be. */
import type { BooksTable, ValidationCase } from '#core/engine/validation-case.ts';
import { equityCases } from './equity-cases.es.ts';

const KEYS = ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09', '2025-08'];

/** The same books in the months before March 2026. */
function months(books: BooksTable, count = 6): Record<string, BooksTable> {
  return Object.fromEntries(KEYS.slice(0, count).map((key) => [key, books]));
}

const cleaning = '51350501 Aseo y vigilancia | 837281272 Aseo Andino | 0 | 1_200_000 | 0 | 1_200_000';

/** Repairs that pass on from the production cost to that of sales. */
const repairs = '73054501 Mantenimiento | 837281272 Aseo Andino | 0 | 6_000_000 | 6_000_000 | 0';
/** A bill with 19 % of VAT and 4 % withheld. */
const billed = (amount: number): string => `
  73054501 Mantenimiento | 837281272 Aseo Andino | 0 | ${amount} | ${amount} | 0
  23359501 Por pagar     | 837281272 Aseo Andino | 0 | ${amount * 1.15} | ${amount * 1.15} | 0
`;
/** Energy of the office, and that of the plant, of which `passed` goes on to the cost of sales or is closed. */
const power = (passed: string): string => `
  51353001 Energía        | 837281272 Aseo Andino | 0 | 1_200_000 | 0 | 1_200_000
  73053001 Energía planta | 837281272 Aseo Andino | ${passed === '7_000_000' ? '0' : '77_000_000'} | 7_000_000 | ${passed} | 0
`;

export const cases: readonly ValidationCase[] = [
  ...equityCases,
  {
    name: 'la empresa de aseo aparece en energía eléctrica',
    history: months(cleaning),
    books: `
      ${cleaning}
      51353001 Energía eléctrica | 837281272 Aseo Andino | 0 | 14_000_000 | 0 | 14_000_000
    `,
    findings: [{ rule: 'INU-1', account: '51353001', severity: 'media', people: ['837281272'], amount: 14_000_000 }],
  },
  {
    name: 'dos proveedores en la misma cuenta ajena, por poco valor',
    history: months(`
      ${cleaning}
      51103001 Asesoría contable | 79111222 Luis Gómez | 0 | 3_000_000 | 0 | 3_000_000
    `),
    books: `
      51959501 Otros             | 837281272 Aseo Andino | 0 |   150_000 | 0 |   150_000
      51959501 Otros             | 79111222 Luis Gómez   | 0 |    90_000 | 0 |    90_000
      51103001 Asesoría contable | 79111222 Luis Gómez   | 0 | 3_000_000 | 0 | 3_000_000
    `,
    findings: [
      { rule: 'INU-1', account: '51959501', severity: 'baja', people: ['837281272', '79111222'], amount: 240_000 },
    ],
  },
  {
    name: 'el aseo factura diez veces lo de siempre: un cero de más',
    history: months(cleaning),
    books: '51350501 Aseo y vigilancia | 837281272 Aseo Andino | 0 | 12_000_000 | 0 | 12_000_000',
    findings: [{ rule: 'INU-2', account: '51350501', severity: 'media', people: ['837281272'], amount: 10_800_000 }],
  },
  {
    name: 'el transporte crece con las ventas de la temporada: por verificar',
    history: months(`
      41354001 Ventas | 900100200 Almacén      | 0 |         0 | 40_000_000 | -40_000_000
      52355001 Fletes | 800200300 Transportes | 0 | 2_000_000 |          0 |   2_000_000
    `),
    books: `
      41354001 Ventas | 900100200 Almacén      | 0 |         0 | 80_000_000 | -80_000_000
      52355001 Fletes | 800200300 Transportes | 0 | 4_100_000 |          0 |   4_100_000
    `,
    findings: [{ rule: 'INU-2', account: '52355001', severity: 'baja', amount: 2_100_000 }],
  },
  {
    name: 'el cierre de diciembre esconde la reversión de lo estimado: se compara con lo que siempre se debita',
    period: '2025-12',
    history: Object.fromEntries(
      ['2025-11', '2025-10', '2025-09', '2025-08', '2025-07', '2025-06'].map((key) => [
        key,
        '51353001 Energía eléctrica | 860063875 Enel | 2_000_000 | 4_000_000 | 2_600_000 | 3_400_000',
      ]),
    ),
    books: '51353001 Energía eléctrica | 860063875 Enel | 14_000_000 | 4_100_000 | 18_100_000 | 0',
    findings: [],
  },
  {
    name: 'menos de lo usual pesa menos',
    history: months('51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | 4_500_000 | 0 | 4_500_000'),
    books: '51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | 900_000 | 0 | 900_000',
    findings: [{ rule: 'INU-2', account: '51201001', severity: 'baja', amount: 3_600_000 }],
  },
  {
    name: 'el valor va y viene: no se aparta de su propia historia',
    history: {
      ...months('51355001 Fletes | 800200300 Transportes | 0 | 2_000_000 | 0 | 2_000_000'),
      '2025-12': '51355001 Fletes | 800200300 Transportes | 0 | 6_000_000 | 0 | 6_000_000',
      '2025-10': '51355001 Fletes | 800200300 Transportes | 0 | 5_000_000 | 0 | 5_000_000',
    },
    books: '51355001 Fletes | 800200300 Transportes | 0 | 6_500_000 | 0 | 6_500_000',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'quien factura varias cosas no tiene una cuenta de siempre',
    history: months(`
      51352501 Acueducto         | 890904996 EPM | 0 |   200_000 | 0 |   200_000
      51353001 Energía eléctrica | 890904996 EPM | 0 | 1_300_000 | 0 | 1_300_000
    `),
    books: '51355501 Gas | 890904996 EPM | 0 | 2_000_000 | 0 | 2_000_000',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'la propia empresa, la DIAN, un empleado y un número genérico no son proveedores con costumbre',
    history: months(`
      51350501 Aseo              | 900481237 El Roble    | 0 | 500_000 | 0 | 500_000
      53059501 Otros             | 800197268 DIAN        | 0 | 500_000 | 0 | 500_000
      51953001 Papelería         | 222222222 Varios      | 0 | 500_000 | 0 | 500_000
      51050601 Sueldos           | 52111222 Rosa Pérez   | 0 | 2_000_000 | 0 | 2_000_000
    `),
    books: `
      51959501 Otros             | 900481237 El Roble    | 0 | 5_000_000 | 0 | 5_000_000
      53152001 Impuestos asumidos | 800197268 DIAN       | 0 | 5_000_000 | 0 | 5_000_000
      51959501 Otros             | 222222222 Varios      | 0 | 5_000_000 | 0 | 5_000_000
      51054801 Bonificaciones    | 52111222 Rosa Pérez   | 0 | 5_000_000 | 0 | 5_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'enero, con diciembre cerrado: el cierre no es un valor usual',
    period: '2026-01',
    history: {
      ...Object.fromEntries(['2025-11', '2025-10', '2025-09', '2025-08', '2025-07'].map((key) => [key, cleaning])),
      '2025-12': '51350501 Aseo y vigilancia | 837281272 Aseo Andino | 13_200_000 | 1_200_000 | 14_400_000 | 0',
    },
    books: '51350501 Aseo y vigilancia | 837281272 Aseo Andino | 0 | 1_280_000 | 0 | 1_280_000',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'con cinco meses no hay costumbre',
    history: months(cleaning, 5),
    books: '51353001 Energía | 837281272 Aseo Andino | 0 | 14_000_000 | 0 | 14_000_000',
    outcome: 'no_evaluada',
    findings: [],
  },
  {
    name: 'el periodo de cierre no tiene facturas',
    period: '2025-13',
    books: cleaning,
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'el mismo concepto en otro grupo de gastos: el aseo del almacén, no otra cosa',
    history: months(cleaning),
    books: `
      ${cleaning}
      ${cleaning.trim().replace(/^51/, '52')}
    `,
    findings: [],
  },
  {
    name: 'los mismos dígitos en el costo de ventas son otra cosa: comercio, no aseo',
    history: months(cleaning),
    books: `
      ${cleaning}
      61350501 Costo de mercancía | 837281272 Aseo Andino | 0 | 14_000_000 | 0 | 14_000_000
    `,
    findings: [{ rule: 'INU-1', account: '61350501', severity: 'media', people: ['837281272'], amount: 14_000_000 }],
  },
  {
    name: 'otro plan de cuentas: la parametrización dice cuáles son los gastos',
    history: months('61010001 Aseo | 837281272 Aseo Andino | 0 | 1_200_000 | 0 | 1_200_000'),
    books: '61020001 Energía | 837281272 Aseo Andino | 0 | 14_000_000 | 0 | 14_000_000',
    settings: { roles: { gastos: ['61'] } },
    findings: [{ rule: 'INU-1', account: '61020001', severity: 'media', amount: 14_000_000 }],
  },
  {
    name: 'diciembre: un costo de producción que cada mes pasó al costo de ventas no es cuenta nueva del tercero',
    period: '2025-12',
    history: Object.fromEntries(
      ['2025-11', '2025-10', '2025-09', '2025-08', '2025-07', '2025-06'].map((month) => [month, power('7_000_000')]),
    ),
    books: power('84_000_000'),
    findings: [],
  },
  {
    name: 'el mantenimiento de siempre se llevó a la maquinaria, y en su gasto no hay nada',
    history: months(repairs),
    books: '15200501 Maquinaria | 837281272 Aseo Andino | 90_000_000 | 6_500_000 | 0 | 96_500_000',
    findings: [
      {
        rule: 'INU-1',
        account: '15200501',
        severity: 'media',
        people: ['837281272'],
        amount: 6_500_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'un fondo de pensiones recibe el doble: entró otro empleado',
    history: months('73057001 Aportes pensión | 800224808 Porvenir | 0 | 6_000_000 | 6_000_000 | 0'),
    books: '73057001 Aportes pensión | 800224808 Porvenir | 0 | 12_000_000 | 12_000_000 | 0',
    findings: [],
  },
  {
    name: 'la compra del mes dos veces en un costo de producción que se traslada entero',
    history: months(repairs),
    books: '73054501 Mantenimiento | 837281272 Aseo Andino | 0 | 12_000_000 | 12_000_000 | 0',
    findings: [{ rule: 'INU-5', account: '73054501', severity: 'media', people: ['837281272'], amount: 6_000_000 }],
  },
  {
    name: 'la factura del mantenimiento quedó en la maquinaria, que se lleva sin terceros',
    history: months(billed(6_000_000)),
    books: `
      23359501 Por pagar  | 837281272 Aseo Andino | 0 | 0 | 8_050_000 | -8_050_000
      15200501 Maquinaria |                       | 90_000_000 | 7_000_000 | 0 | 97_000_000
    `,
    findings: [
      {
        rule: 'INU-6',
        account: '15200501',
        severity: 'media',
        people: ['837281272'],
        amount: 7_000_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'el activo subió por otro valor: lo que se le debe no lo explica',
    history: months(billed(6_000_000)),
    books: `
      23359501 Por pagar  | 837281272 Aseo Andino | 0 | 0 | 8_050_000 | -8_050_000
      15200501 Maquinaria |                       | 90_000_000 | 7_300_000 | 0 | 97_300_000
    `,
    findings: [],
  },
  {
    name: 'el que repara vendió además una máquina, que vale mucho más: es un activo',
    history: months(repairs),
    books: '15200501 Maquinaria | 837281272 Aseo Andino | 90_000_000 | 48_000_000 | 0 | 138_000_000',
    findings: [],
  },
];
