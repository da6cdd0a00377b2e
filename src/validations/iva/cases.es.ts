/** Cases of iva: sales, purchases and profile. Those of periods are apart. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { authorityCases } from './authority-cases.es.ts';
import { otherCases } from './other-cases.es.ts';
import { periodCases } from './period-cases.es.ts';
import { purchaseCases } from './purchase-cases.es.ts';
import { rateCases } from './rate-cases.es.ts';

const profile = { responsableIva: true } as const;
/** Four customers at 19 %. */
const NORMAL = `
  41350501 Ventas      | 900100201 Uno    | 0 | 0 | 40_000_000 | -40_000_000
  24080101 IVA generado | 900100201 Uno   | 0 | 0 |  7_600_000 | -7_600_000
  41350501 Ventas      | 900100202 Dos    | 0 | 0 | 40_000_000 | -40_000_000
  24080101 IVA generado | 900100202 Dos   | 0 | 0 |  7_600_000 | -7_600_000
`;

const sales: readonly ValidationCase[] = [
  {
    name: 'un cliente facturado al 16 %',
    profile,
    books: `
      ${NORMAL}
      41350501 Ventas       | 900100203 Tres | 0 | 0 | 5_000_000 | -5_000_000
      24080101 IVA generado | 900100203 Tres | 0 | 0 |   800_000 |   -800_000
    `,
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['900100203'], amount: 150_000 }],
  },
  {
    name: 'un vehículo vendido: el IVA es del precio, y al ingreso solo va la utilidad',
    profile,
    books: `
      ${NORMAL}
      15400501 Vehículo                | 900481237 El Roble | 90_000_000 | 0 | 90_000_000 | 0
      15923501 Depreciación acumulada  | 900481237 El Roble | -40_000_000 | 40_000_000 | 0 | 0
      42453501 Utilidad venta vehículo | 900100203 Tres | 0 | 0 | 3_000_000 | -3_000_000
      24080101 IVA generado            | 900100203 Tres | 0 | 0 | 10_070_000 | -10_070_000
    `,
    findings: [],
  },
  {
    name: 'una venta sin IVA entre muchas gravadas se pregunta',
    profile,
    books: `
      ${NORMAL}
      41350501 Ventas | 900100203 Tres | 0 | 0 | 5_000_000 | -5_000_000
    `,
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'baja', people: ['900100203'], amount: 950_000 }],
  },
  {
    name: 'el 8 % parece impuesto al consumo',
    profile,
    books: `
      ${NORMAL}
      41400501 Restaurante  | 900100203 Tres | 0 | 0 | 5_000_000 | -5_000_000
      24080101 IVA generado | 900100203 Tres | 0 | 0 |   400_000 |   -400_000
    `,
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'baja', people: ['900100203'], amount: 550_000 }],
  },
  {
    name: 'el IVA supera el 19 % de un cliente, y también el del mes',
    profile,
    books: `
      41350501 Ventas       | 900100201 Uno | 0 | 0 | 10_000_000 | -10_000_000
      24080101 IVA generado | 900100201 Uno | 0 | 0 |  3_800_000 | -3_800_000
    `,
    findings: [{ rule: 'IVA-2', account: '24080101', severity: 'alta', people: ['900100201'], amount: 1_900_000 }],
  },
  {
    name: 'el IVA quedó con un tercero y la venta con otro: en total está bien',
    profile,
    books: `
      ${NORMAL}
      41350501 Ventas       | 900100203 Tres   | 0 | 0 | 6_000_000 | -6_000_000
      24080101 IVA generado | 900100204 Cuatro | 0 | 0 | 1_140_000 | -1_140_000
    `,
    findings: [
      { rule: 'IVA-4', account: '24080101', severity: 'media', people: ['900100204'], amount: 1_140_000 },
      { rule: 'IVA-1', account: '24080101', severity: 'baja', people: ['900100203'], amount: 1_140_000 },
    ],
  },
  {
    name: 'de la zona franca al territorio aduanero nacional el IVA lo paga quien importa',
    profile,
    books: '41209501 Ventas al territorio aduanero nacional | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000',
    findings: [],
  },
  {
    name: 'los intereses de los créditos que se dan no causan IVA',
    profile,
    books: '41500501 Intereses créditos de consumo | 900100201 Uno | 0 | 0 | 9_000_000 | -9_000_000',
    findings: [],
  },
  {
    name: 'la venta de inmuebles no causa IVA',
    profile,
    books: '41300501 Venta de apartamentos | 900100201 Uno | 0 | 0 | 640_000_000 | -640_000_000',
    findings: [],
  },
  {
    name: 'un responsable con ventas y sin IVA en todo el mes',
    profile,
    books: '41350501 Ventas | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000',
    findings: [{ rule: 'IVA-3', account: '240801', severity: 'alta', amount: 40_000_000 }],
  },
  {
    name: 'el IVA del mes, a nombre de la DIAN, supera el 19 % de las ventas',
    profile,
    books: `
      41350501 Ventas       | 900100201 Uno  | 0 | 0 | 10_000_000 | -10_000_000
      24080101 IVA generado | 800197268 DIAN | 0 | 0 |  3_800_000 | -3_800_000
    `,
    findings: [{ rule: 'IVA-2', account: '24080101', severity: 'alta', people: ['800197268'], amount: 1_900_000 }],
  },
  {
    name: 'IVA generado en un mes sin ventas',
    profile,
    books: '24080101 IVA generado | 900100201 Uno | 0 | 0 | 3_800_000 | -3_800_000',
    findings: [{ rule: 'IVA-4', account: '24080101', severity: 'media', people: ['900100201'], amount: 3_800_000 }],
  },
];

const profileCases: readonly ValidationCase[] = [
  {
    name: 'quien no es responsable ni genera ni descuenta',
    profile: { responsableIva: false },
    books: `
      24080101 IVA generado    | 900100201 Uno      | 0 | 0 | 1_900_000 | -1_900_000
      24081001 IVA descontable | 800300400 Textiles | 0 | 500_000 | 0 | 500_000
      41350501 Ventas          | 900100201 Uno      | 0 | 0 | 10_000_000 | -10_000_000
    `,
    findings: [
      { rule: 'IVA-14', account: '24080101', severity: 'media', amount: 1_900_000 },
      { rule: 'IVA-14', account: '24081001', severity: 'media', amount: 500_000 },
    ],
  },
  {
    name: 'ingresos de 2025 por encima de 92.000 UVT y periodo cuatrimestral',
    profile: { responsableIva: true, periodoIva: 'cuatrimestral' },
    history: {
      '2025-12': '41350501 Ventas | 900100201 Uno | -5_000_000_000 | 0 | 100_000_000 | -5_100_000_000',
      '2026-01': NORMAL,
    },
    books: NORMAL,
    findings: [{ rule: 'IVA-13', account: null, severity: 'media', amount: 5_100_000_000 }],
  },
  {
    name: 'bimestral con menos de 92.000 UVT: puede ser exportador',
    profile: { responsableIva: true, periodoIva: 'bimestral' },
    history: { '2025-12': '41350501 Ventas | 900100201 Uno | -500_000_000 | 0 | 100_000_000 | -600_000_000' },
    books: NORMAL,
    findings: [{ rule: 'IVA-13', account: null, severity: 'baja', amount: 600_000_000 }],
  },
  {
    name: 'sin la responsabilidad ni el periodo en el perfil, lo que falta se dice',
    books: '41350501 Ventas | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000',
    findings: [],
    notEvaluated: ['IVA-3'],
  },
  {
    name: 'un no responsable sin IVA en sus libros: no aplica',
    profile: { responsableIva: false },
    books: '41350501 Ventas | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
];

const usual: readonly ValidationCase[] = [
  { name: 'ventas al 19 %', profile, books: NORMAL, findings: [] },
  {
    name: 'un supermercado mezcla tarifas en cada cliente: ninguna proporción es un error',
    profile,
    books: `
      41350501 Ventas       | 900100201 Uno  | 0 | 0 | 10_000_000 | -10_000_000
      24080101 IVA generado | 900100201 Uno  | 0 | 0 |  1_200_000 | -1_200_000
      41350501 Ventas       | 900100202 Dos  | 0 | 0 | 10_000_000 | -10_000_000
      24080101 IVA generado | 900100202 Dos  | 0 | 0 |    900_000 |   -900_000
    `,
    findings: [],
  },
  {
    name: 'contratos con base AIU: todos los clientes cerca del 1,9 %',
    profile,
    books: `
      41550501 Vigilancia   | 900100201 Uno  | 0 | 0 | 50_000_000 | -50_000_000
      24080101 IVA generado | 900100201 Uno  | 0 | 0 |    950_000 |   -950_000
    `,
    findings: [],
  },
  {
    name: 'una venta por cuenta de terceros lleva su IVA',
    profile,
    books: `
      ${NORMAL}
      28151001 Venta por cuenta de terceros | 900100203 Tres | 0 | 0 | 5_000_000 | -5_000_000
      24080101 IVA generado                 | 900100203 Tres | 0 | 0 |   950_000 |   -950_000
    `,
    findings: [],
  },
  {
    name: 'una nota crédito de un periodo anterior va por el débito',
    profile,
    books: `
      ${NORMAL}
      41750501 Devoluciones | 900100203 Tres | 0 | 2_000_000 | 0 | 2_000_000
      24080101 IVA generado | 900100203 Tres | -500_000 | 380_000 | 0 | -120_000
    `,
    findings: [],
  },
  {
    name: 'quien nunca genera IVA vende algo exento o excluido',
    profile,
    history: Object.fromEntries(
      ['2025-12', '2026-01', '2026-02'].map((month) => [
        month,
        '41350501 Ventas | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000',
      ]),
    ),
    books: '41350501 Ventas | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000',
    findings: [{ rule: 'IVA-3', account: '240801', severity: 'baja', amount: 40_000_000 }],
  },
  {
    name: 'un mes de ventas al exterior y exentas no lleva IVA',
    profile,
    books: `
      41200501 Prendas               | 444444041 Nordic Apparel Inc | 0 | 0 | 40_000_000 | -40_000_000
      41200502 Exportaciones         | 900100201 Uno                | 0 | 0 | 20_000_000 | -20_000_000
      41055501 Venta de leche exenta | 860025900 Alpina             | 0 | 0 | 30_000_000 | -30_000_000
    `,
    findings: [],
  },
  {
    name: 'una suscripción facturada por anticipado lleva su IVA antes que su ingreso',
    profile,
    books: `
      ${NORMAL}
      27052501 Ingresos diferidos | 900100203 Tres | 0 | 0 | 10_000_000 | -10_000_000
      24080101 IVA generado       | 900100203 Tres | 0 | 0 |  1_900_000 |  -1_900_000
    `,
    findings: [],
  },
  {
    name: 'las ventas están sin tercero y el IVA con cada cliente: solo se compara el total',
    profile,
    books: `
      41350501 Ventas       |               | 0 | 0 | 30_000_000 | -30_000_000
      24080101 IVA generado | 900100201 Uno  | 0 | 0 | 1_900_000 | -1_900_000
      24080101 IVA generado | 900100202 Dos  | 0 | 0 | 1_900_000 | -1_900_000
      24080101 IVA generado | 900100203 Tres | 0 | 0 | 1_900_000 | -1_900_000
    `,
    findings: [],
    notEvaluated: ['IVA-1'],
  },
  {
    name: 'IVA a nombre de la DIAN: solo se compara el total',
    profile,
    books: `
      41350501 Ventas       | 900100201 Uno  | 0 | 0 | 10_000_000 | -10_000_000
      41350501 Ventas       | 900100202 Dos  | 0 | 0 |  3_000_000 |  -3_000_000
      24080101 IVA generado | 800197268 DIAN | 0 | 0 |  2_470_000 |  -2_470_000
    `,
    findings: [],
  },
  {
    name: 'otro plan de cuentas, por parametrización; el nombre dice qué es cada subcuenta',
    profile,
    books: `
      42010001 Ingresos por ventas | 900100203 Tres | 0 | 0 | 5_000_000 | -5_000_000
      42010001 Ingresos por ventas | 900100201 Uno  | 0 | 0 | 90_000_000 | -90_000_000
      25100001 IVA generado        | 900100203 Tres | 0 | 0 |   800_000 |   -800_000
      25100001 IVA generado        | 900100201 Uno  | 0 | 0 | 17_100_000 | -17_100_000
      25100002 IVA descontable     | 800300400 Textiles | 0 | 190_000 | 0 | 190_000
      61050001 Compras             | 800300400 Textiles | 0 | 1_000_000 | 0 | 1_000_000
    `,
    settings: { roles: { cuenta: ['2510'], ingresos: ['4201'], otrosIngresos: [], generado: [], descontable: [] } },
    findings: [{ rule: 'IVA-1', account: '25100001', people: ['900100203'], amount: 150_000 }],
  },
  {
    name: 'en el periodo de cierre no aplica',
    period: '2025-13',
    profile,
    books: NORMAL,
    outcome: 'no_aplica',
    findings: [],
  },
];

export const cases: readonly ValidationCase[] = [
  ...sales,
  ...purchaseCases,
  ...authorityCases,
  ...otherCases,
  ...rateCases,
  ...periodCases,
  ...profileCases,
  ...usual,
];
