/** Cases of variacion: what each rule finds, and what the calendar, the sales or the past explain. */
import type { BooksTable, ValidationCase } from '#core/engine/validation-case.ts';
import { explainedCases } from './explained-cases.es.ts';
import { leafCases } from './leaf-cases.es.ts';

const sales = '41352001 Ventas | 900100200 Almacén Sur | -20_000_000 | 0 | 10_000_000 | -30_000_000';
const rent = '51201001 Arrendamiento | 800200300 Inmobiliaria | 9_000_000 | 4_500_000 | 0 | 13_500_000';

/** The sales and what they cost. */
const margin = (cost: number): string => `
  ${sales}
  61352001 Costo de ventas | 900100200 Almacén Sur | 0 | ${cost} | 0 | ${cost}
`;

/** The same books in each of the last months before March 2026. */
export function months(count: number, books: BooksTable): Record<string, BooksTable> {
  const keys = ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09', '2025-08', '2025-07'];
  return Object.fromEntries(keys.slice(0, count).map((key) => [key, books]));
}

const found: readonly ValidationCase[] = [
  {
    name: 'la energía aparece por catorce millones',
    history: months(6, `${sales}\n${rent}`),
    books: `
      ${sales}
      ${rent}
      51353001 Energía eléctrica | 837281272 Energía Andina | 0 | 14_000_000 | 0 | 14_000_000
    `,
    findings: [{ rule: 'VAR-4', account: '51353001', severity: 'media', people: ['837281272'], amount: 14_000_000 }],
  },
  {
    name: 'el arriendo se duplica y lo hace un tercero nuevo',
    history: months(6, `${sales}\n${rent}`),
    books: `
      ${sales}
      ${rent}
      51201001 Arrendamiento | 800200301 Bodegas Unidas | 0 | 5_000_000 | 0 | 5_000_000
    `,
    findings: [{ rule: 'VAR-1', account: '51201001', severity: 'media', people: ['800200301'], amount: 5_000_000 }],
  },
  {
    name: 'un crédito nuevo y una cuenta por cobrar que se triplica',
    history: months(
      6,
      `
      ${sales}
      13659501 Deudores | 79111222 Luis Gómez | 2_000_000 | 0 | 0 | 2_000_000
      `,
    ),
    books: `
      ${sales}
      13659501 Deudores  | 79111222  Luis Gómez  | 2_000_000 | 4_000_000 |          0 |   6_000_000
      21051001 Pagarés   | 890903938 Bancolombia |         0 |         0 | 80_000_000 | -80_000_000
    `,
    findings: [
      { rule: 'VAR-4', account: '21051001', severity: 'media', people: ['890903938'], amount: 80_000_000 },
      { rule: 'VAR-2', account: '13659501', severity: 'media', people: ['79111222'], amount: 4_000_000 },
    ],
  },
  {
    name: 'el aseo se apaga: de severidad baja si no llega a la materialidad',
    history: months(
      4,
      `
      ${sales}
      ${rent}
      51350501 Aseo y vigilancia | 837281272 Aseo Andino | 0 | 200_000 | 0 | 200_000
      `,
    ),
    books: sales,
    findings: [
      { rule: 'VAR-3', account: '51201001', severity: 'media', amount: 4_500_000 },
      { rule: 'VAR-3', account: '51350501', severity: 'baja', amount: 200_000 },
    ],
  },
  {
    name: 'una subcuenta baja lo que otra sube: es una reclasificación',
    history: months(
      6,
      `
      ${sales}
      51102501 Asesoría jurídica  | 52111222 Rosa Gil | 0 | 3_000_000 | 0 | 3_000_000
      51103001 Asesoría contable  | 52111222 Rosa Gil | 0 | 3_000_000 | 0 | 3_000_000
      `,
    ),
    books: `
      ${sales}
      51102501 Asesoría jurídica  | 52111222 Rosa Gil | 0 |   500_000 | 0 |   500_000
      51103001 Asesoría contable  | 52111222 Rosa Gil | 0 | 5_500_000 | 0 | 5_500_000
    `,
    findings: [{ rule: 'VAR-5', account: '5110', severity: 'baja', amount: 2_500_000 }],
  },
  {
    name: 'el margen cae: falta una parte de las ventas o sobra costo',
    history: months(4, margin(6_000_000)),
    books: margin(7_500_000),
    findings: [{ rule: 'VAR-6', account: null, severity: 'baja', amount: 1_500_000 }],
  },
  {
    name: 'un margen que en cinco meses fue el mismo cae',
    history: months(5, margin(6_000_000)),
    books: margin(7_500_000),
    findings: [{ rule: 'VAR-6', account: null, severity: 'media', amount: 1_500_000 }],
  },
  {
    name: 'la cartera pasa de 60 a 90 días de ventas, y los proveedores de 30 a 75 días de compras',
    history: months(
      4,
      `
      ${sales}
      13050501 Clientes    | 900100200 Almacén Sur |  20_000_000 | 10_000_000 | 10_000_000 |  20_000_000
      14350101 Mercancías  | 800200300 Textiles    |   8_000_000 |  6_000_000 |  6_000_000 |   8_000_000
      22050501 Proveedores | 800200300 Textiles    |  -6_000_000 |  6_000_000 |  6_000_000 |  -6_000_000
      `,
    ),
    books: `
      ${sales}
      13050501 Clientes    | 900100200 Almacén Sur |  20_000_000 | 10_000_000 |          0 |  30_000_000
      14350101 Mercancías  | 800200300 Textiles    |   8_000_000 |  6_000_000 |  6_000_000 |   8_000_000
      22050501 Proveedores | 800200300 Textiles    |  -6_000_000 |          0 |  9_000_000 | -15_000_000
    `,
    findings: [
      { rule: 'VAR-2', account: '13050501', severity: 'media', amount: 10_000_000 },
      { rule: 'VAR-2', account: '22050501', severity: 'media', amount: 9_000_000 },
      { rule: 'VAR-7', account: null, severity: 'baja', amount: 10_000_000 },
      { rule: 'VAR-8', account: null, severity: 'baja', amount: 9_000_000 },
    ],
  },
  {
    name: 'la nómina por empleado sube, porque falta uno y el total es el mismo',
    history: months(
      4,
      `
      ${sales}
      51050601 Sueldos | 52111222 Rosa Pérez | 0 | 2_000_000 | 0 | 2_000_000
      51050601 Sueldos | 79111222 Luis Gómez | 0 | 2_000_000 | 0 | 2_000_000
      `,
    ),
    books: `
      ${sales}
      51050601 Sueldos | 52111222 Rosa Pérez | 0 | 4_000_000 | 0 | 4_000_000
    `,
    findings: [{ rule: 'VAR-9', account: null, severity: 'baja', amount: 2_000_000 }],
  },
  {
    name: 'el mismo gasto con otro proveedor',
    history: months(4, `${sales}\n${rent}`),
    books: `
      ${sales}
      51201001 Arrendamiento | 800200301 Bodegas Unidas | 0 | 4_500_000 | 0 | 4_500_000
    `,
    findings: [{ rule: 'VAR-10', account: '51201001', severity: 'baja', people: ['800200301'], amount: 4_500_000 }],
  },
  {
    name: 'lo que se debe a proveedores sube lo que sube casi todos los meses',
    history: months(
      6,
      `${sales}\n${rent}\n22050501 Proveedores | 800200300 Textiles | -9_000_000 | 9_000_000 | 9_000_000 | -9_000_000`,
    ),
    books: `
      ${sales}
      ${rent}
      22050501 Proveedores | 800200300 Textiles | -9_000_000 | 9_000_000 | 9_200_000 | -9_200_000
    `,
    findings: [],
  },
];

export const cases: readonly ValidationCase[] = [...leafCases, ...found, ...explainedCases(sales, rent, months)];
