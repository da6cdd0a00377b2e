/** Cases of anticipo_impuestos: municipal tax that stayed unpaid, refunds taken as income, and how credits are crossed. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const ICA = '24120501 ICA Bogotá por pagar | 899999061 Secretaría de Hacienda |';
/** Paid every two months: January, March, May… */
const everyTwoMonths = {
  '2025-10': `${ICA} -1_000_000 | 0 | 1_000_000 | -2_000_000`,
  '2025-11': `${ICA} -2_000_000 | 2_000_000 | 1_000_000 | -1_000_000`,
  '2025-12': `${ICA} -1_000_000 | 0 | 1_000_000 | -2_000_000`,
  '2026-01': `${ICA} -2_000_000 | 2_000_000 | 1_000_000 | -1_000_000`,
  '2026-02': `${ICA} -1_000_000 | 0 | 1_000_000 | -2_000_000`,
};
const REFUND = '42505001 Reintegro de otros costos | 800197268 DIAN | 0 | 0 | 65_357_000 | -65_357_000';

/** Advances of SIMPLE: May's is there. */
const simpleMonths = {
  '2026-03': '41350501 Ventas | 900100200 Almacén | -20_000_000 | 0 | 10_000_000 | -30_000_000',
  '2026-04': '41350501 Ventas | 900100200 Almacén | -30_000_000 | 0 | 10_000_000 | -40_000_000',
  '2026-05': `
    41350501 Ventas          | 900100200 Almacén | -40_000_000 | 0 | 10_000_000 | -50_000_000
    13550601 Anticipo SIMPLE | 800197268 DIAN    | 0 | 400_000 | 0 | 400_000
  `,
};

export const otherCases: readonly ValidationCase[] = [
  {
    name: 'el ICA que se paga cada dos meses y en marzo no se pagó',
    history: everyTwoMonths,
    books: `${ICA} -2_000_000 | 0 | 1_100_000 | -3_100_000`,
    findings: [
      {
        rule: 'ANI-10',
        account: '24120501',
        severity: 'alta',
        people: ['899999061'],
        amount: 2_000_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'sigue sin pagarse el mes siguiente',
    period: '2026-04',
    history: { ...everyTwoMonths, '2026-03': `${ICA} -2_000_000 | 0 | 1_100_000 | -3_100_000` },
    books: `${ICA} -3_100_000 | 0 | 900_000 | -4_000_000`,
    findings: [{ rule: 'ANI-10', account: '24120501', amount: 2_000_000 }],
  },
  {
    name: 'el ICA pagado en su mes, y el que aún no vence',
    history: everyTwoMonths,
    books: `${ICA} -2_000_000 | 2_000_000 | 1_100_000 | -1_100_000`,
    findings: [],
  },
  {
    name: 'el ICA anual de hace dos años, después de la declaración',
    period: '2026-02',
    history: Object.fromEntries([
      ...Array.from({ length: 12 }, (_, month) => [
        `2025-${String(month + 1).padStart(2, '0')}`,
        `${ICA} -9_000_000 | 0 | 500_000 | -9_500_000`,
      ]),
      ['2026-01', `${ICA} -15_000_000 | 0 | 500_000 | -15_500_000`],
    ]),
    books: `${ICA} -15_500_000 | 0 | 500_000 | -16_000_000`,
    findings: [{ rule: 'ANI-10', account: '24120501', severity: 'alta', amount: 9_000_000 }],
  },
  {
    name: 'el ICA anual del año anterior, antes de su declaración',
    period: '2026-02',
    history: Object.fromEntries([
      ...Array.from({ length: 12 }, (_, month) => [
        `2025-${String(month + 1).padStart(2, '0')}`,
        `${ICA} 0 | 0 | 500_000 | -500_000`,
      ]),
      ['2026-01', `${ICA} -6_000_000 | 0 | 500_000 | -6_500_000`],
    ]),
    books: `${ICA} -6_500_000 | 0 | 500_000 | -7_000_000`,
    findings: [],
  },
  {
    name: 'sin historia no se sabe de cuándo es el ICA por pagar',
    books: `${ICA} -6_500_000 | 0 | 500_000 | -7_000_000`,
    findings: [],
    notEvaluated: ['ANI-10'],
  },
  {
    name: 'una devolución de la DIAN registrada como ingreso, con el saldo a favor vivo',
    books: `
      ${REFUND}
      13552001 Saldo a favor IVA | 800197268 DIAN | 61_921_000 | 0 | 0 | 61_921_000
      24040501 Renta por pagar   | 800197268 DIAN | -90_000_000 | 90_000_000 | 0 | 0
    `,
    findings: [{ rule: 'ANI-11', account: '42505001', severity: 'baja', people: ['800197268'], amount: 65_357_000 }],
    notEvaluated: ['ANI-5'],
  },
  {
    name: 'un cliente que se llama Dian no es la DIAN',
    books: `
      42505001 Recuperación de costos | 900345678 Modas Dian S.A.S. | 0 | 0 | 65_357_000 | -65_357_000
      13552001 Saldo a favor IVA | 800197268 DIAN | 61_921_000 | 0 | 0 | 61_921_000
    `,
    findings: [],
    notEvaluated: ['ANI-5'],
  },
  {
    name: 'el saldo a favor registrado otra vez, contra ingresos',
    books: `
      42505001 Reintegro de otros costos | 800197268 DIAN | 0 | 0 | 25_895_881 | -25_895_881
      13552001 Saldo a favor IVA | 800197268 DIAN | 25_895_881 | 25_895_881 | 0 | 51_791_762
    `,
    findings: [
      {
        rule: 'ANI-11',
        account: '42505001',
        severity: 'media',
        people: ['800197268'],
        amount: 25_895_881,
        hasEntry: true,
      },
    ],
    notEvaluated: ['ANI-5'],
  },
  {
    name: 'el ajuste al peso de las declaraciones, y una entidad pública que sí compra',
    books: `
      13552001 Saldo a favor IVA | 800197268 DIAN | 0 | 900_000 | 0 | 900_000
      42958101 Ajuste al peso | 800197268 DIAN | 0 | 0 | 416 | -416
      42505001 Reintegros     | 899999061 Bogotá D.C. | 0 | 0 | 9_000_000 | -9_000_000
    `,
    findings: [],
  },
  {
    name: 'el ICA retenido se cruza con el municipio y con cada cliente',
    period: '2026-05',
    history: Object.fromEntries(
      ['2026-01', '2026-02', '2026-03', '2026-04'].map((month) => [
        month,
        `
          13551801 ICA retenido | 900100200 Almacén | 400_000 | 0 | 0 | 400_000
          13551801 ICA retenido | 900100201 Otro    | 300_000 | 0 | 0 | 300_000
        `,
      ]),
    ),
    books: `
      13551801 ICA retenido | 900100200 Almacén | 400_000 | 0 | 0 | 400_000
      13551801 ICA retenido | 900100201 Otro    | 300_000 | 0 | 0 | 300_000
      ${ICA} 0 | 0 | 500_000 | -500_000
    `,
    findings: [{ rule: 'ANI-4', account: '13551801', amount: 700_000, hasEntry: true }],
  },
  {
    name: 'en junio vence el anticipo de marzo y abril, y no se registró',
    period: '2026-06',
    profile: { regimen: 'simple' },
    history: simpleMonths,
    books: '41350501 Ventas | 900100200 Almacén | -50_000_000 | 0 | 10_000_000 | -60_000_000',
    findings: [{ rule: 'ANI-7', account: '135505', severity: 'alta', amount: 20_000_000 }],
  },
  {
    name: 'en junio se pagó el de marzo y abril',
    period: '2026-06',
    profile: { regimen: 'simple' },
    history: simpleMonths,
    books: `
      41350501 Ventas          | 900100200 Almacén | -50_000_000 | 0 | 10_000_000 | -60_000_000
      13550601 Anticipo SIMPLE | 800197268 DIAN    |  400_000 | 380_000 | 0 | 780_000
    `,
    findings: [],
  },
  {
    name: 'en octubre no vence ninguno',
    period: '2026-10',
    profile: { regimen: 'simple' },
    history: {
      ...simpleMonths,
      '2026-07': '13550601 Anticipo SIMPLE | 800197268 DIAN | 400_000 | 380_000 | 0 | 780_000',
      '2026-08': '41350501 Ventas | 900100200 Almacén | 0 | 0 | 10_000_000 | 0',
      '2026-09': '13550601 Anticipo SIMPLE | 800197268 DIAN | 780_000 | 380_000 | 0 | 1_160_000',
    },
    books: '41350501 Ventas | 900100200 Almacén | -90_000_000 | 0 | 10_000_000 | -100_000_000',
    findings: [],
  },
];
