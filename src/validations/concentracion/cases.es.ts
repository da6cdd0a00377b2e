/** Cases of concentracion: who weighs too much, and who is not one third party. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export const cases: readonly ValidationCase[] = [
  {
    name: 'un cliente es la mitad de los ingresos del año, con lo acumulado y lo del mes',
    books: `
      41352001 Ventas         | 900100200 Almacén Sur   | -30_000_000 |         0 | 20_000_000 | -50_000_000
      41352001 Ventas         | 900100201 Almacén Norte | -40_000_000 |         0 |          0 | -40_000_000
      41352001 Ventas         | 900100202 Tienda        |           0 |         0 | 20_000_000 | -20_000_000
      41750501 Devoluciones   | 900100201 Almacén Norte |  10_000_000 |         0 |          0 |  10_000_000
    `,
    findings: [
      {
        rule: 'CON-1',
        account: '41',
        severity: 'informativa',
        people: ['900100200', '900100201', '900100202'],
        amount: 50_000_000,
      },
    ],
  },
  {
    name: 'en el año nadie pasa del tope, y en el mes uno es casi todo lo vendido',
    books: `
      41352001 Ventas | 900100200 A |           0 | 0 | 9_000_000 |  -9_000_000
      41352001 Ventas | 900100201 B | -30_000_000 | 0 | 1_000_000 | -31_000_000
      41352001 Ventas | 900100202 C | -33_000_000 | 0 |         0 | -33_000_000
      41352001 Ventas | 900100203 D | -33_000_000 | 0 |         0 | -33_000_000
      41352001 Ventas | 900100204 E | -30_000_000 | 0 |         0 | -30_000_000
    `,
    findings: [{ rule: 'CON-1', account: '41', severity: 'informativa', amount: 9_000_000 }],
  },
  {
    name: 'un proveedor es casi todo lo facturado en el mes; los pagos no cuentan',
    books: `
      22050501 Proveedores | 800200300 Textiles | -90_000_000 |         0 | 30_000_000 | -120_000_000
      22050501 Proveedores | 800200301 Papeles  |           0 | 5_000_000 | 10_000_000 |   -5_000_000
    `,
    findings: [
      { rule: 'CON-2', account: '22', severity: 'informativa', people: ['800200300', '800200301'], amount: 30_000_000 },
    ],
  },
  {
    name: 'con cuentas de compras se mira lo comprado en el año',
    books: `
      62050501 Compras     | 800200300 Textiles | 60_000_000 | 10_000_000 |          0 |  70_000_000
      62050501 Compras     | 800200301 Papeles  |  5_000_000 | 25_000_000 |          0 |  30_000_000
      22050501 Proveedores | 800200301 Papeles  |          0 |          0 | 25_000_000 | -25_000_000
    `,
    findings: [{ rule: 'CON-2', account: '62', people: ['800200300', '800200301'], amount: 70_000_000 }],
  },
  {
    name: 'ingresos y compras repartidos',
    books: `
      41352001 Ventas      | 900100200 A |           0 | 0 | 25_000_000 | -25_000_000
      41352001 Ventas      | 900100201 B |           0 | 0 | 25_000_000 | -25_000_000
      41352001 Ventas      | 900100202 C |           0 | 0 | 25_000_000 | -25_000_000
      41352001 Ventas      | 900100203 D |           0 | 0 | 25_000_000 | -25_000_000
      22050501 Proveedores | 800200300 E |           0 | 0 | 10_000_000 | -10_000_000
      22050501 Proveedores | 800200301 F |           0 | 0 | 10_000_000 | -10_000_000
      22050501 Proveedores | 800200302 G |           0 | 0 | 10_000_000 | -10_000_000
      22050501 Proveedores | 800200303 H |           0 | 0 | 10_000_000 | -10_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'el consumidor final, las ventas sin tercero y la propia empresa no son un cliente',
    books: `
      41352001 Ventas | 222222222222 Consumidor final | 0 | 0 | 70_000_000 | -70_000_000
      41352001 Ventas |                               | 0 | 0 | 20_000_000 | -20_000_000
      41352001 Ventas | 900481237 El Roble            | 0 | 0 | 60_000_000 | -60_000_000
      41352001 Ventas | 900100200 Almacén Sur         | 0 | 0 | 10_000_000 | -10_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'diciembre ya cerrado: cuenta lo del año antes del cierre',
    period: '2025-12',
    books: `
      41352001 Ventas | 900100200 Almacén Sur   | -80_000_000 | 90_000_000 | 10_000_000 | 0
      41352001 Ventas | 900100201 Almacén Norte |  -9_000_000 | 10_000_000 |  1_000_000 | 0
    `,
    findings: [{ rule: 'CON-1', account: '41', amount: 90_000_000 }],
  },
  {
    name: 'sin ingresos ni compras no aplica',
    books: '11050501 Caja | 900481237 El Roble | 1_000_000 | 0 | 0 | 1_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro tope y otro plan de cuentas, por parametrización',
    books: `
      40100001 Ingresos | 900100200 A | 0 | 0 | 25_000_000 | -25_000_000
      40100001 Ingresos | 900100201 B | 0 | 0 | 15_000_000 | -15_000_000
      40100001 Ingresos | 900100202 C | 0 | 0 | 10_000_000 | -10_000_000
    `,
    settings: { roles: { ingresos: ['4010'] }, parameters: { tope: 50 } },
    outcome: 'sin_hallazgos',
    findings: [],
  },
];
