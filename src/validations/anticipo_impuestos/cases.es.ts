/** Cases of anticipo_impuestos. */
import type { ValidationCase } from '#core/validation-case.ts';

/** Months of a year, each with the same books. */
function months(year: number, from: number, to: number, books: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [`${year}-${String(from + index).padStart(2, '0')}`, books]),
  );
}

const CUSTOMER = '41350501 Ventas | 900100200 Almacén | 0 | 0 | 10_000_000 | -10_000_000';

const found: readonly ValidationCase[] = [
  {
    name: 'el anticipo del año pasado sigue después de declarar',
    period: '2026-06',
    history: months(2026, 1, 5, '13550501 Anticipo renta | 800197268 DIAN | 9_000_000 | 0 | 0 | 9_000_000'),
    books: '13550501 Anticipo renta | 800197268 DIAN | 9_000_000 | 0 | 0 | 9_000_000',
    findings: [{ rule: 'ANI-1', account: '13550501', severity: 'media', amount: 9_000_000 }],
  },
  {
    name: 'retenciones y autorretenciones de años anteriores; las del año están bien',
    period: '2026-06',
    history: months(
      2026,
      1,
      5,
      `
        13551501 Retención | 900100200 Almacén | 0 | 250_000 | 0 | 0
        13551901 Autorretención | 800197268 DIAN | 0 | 50_000 | 0 | 0
      `,
    ),
    books: `
      ${CUSTOMER}
      13551501 Retención      | 900100200 Almacén | 5_250_000 | 250_000 | 0 | 5_500_000
      13551901 Autorretención | 800197268 DIAN | 450_000 | 50_000 | 0 | 500_000
    `,
    findings: [
      { rule: 'ANI-2', account: '13551501', severity: 'media', amount: 4_000_000 },
      { rule: 'ANI-2', account: '13551901', severity: 'baja', amount: 200_000 },
    ],
  },
  {
    name: 'antes de declarar, las retenciones de hace dos años: las del año anterior están bien',
    period: '2026-02',
    history: {
      ...months(2025, 1, 12, '13551501 Retención | 900100200 Almacén | 0 | 300_000 | 0 | 0'),
      '2026-01': '13551501 Retención | 900100200 Almacén | 0 | 200_000 | 0 | 0',
    },
    books: `
      ${CUSTOMER}
      13551501 Retención | 900100200 Almacén | 5_200_000 | 200_000 | 0 | 5_400_000
    `,
    findings: [{ rule: 'ANI-2', account: '13551501', severity: 'media', amount: 1_400_000 }],
  },
  {
    name: 'IVA retenido que pasó de sus tres periodos',
    period: '2026-02',
    profile: { periodoIva: 'bimestral' },
    history: {
      ...months(2025, 9, 12, '13551701 IVA retenido | 900100200 Almacén | 300_000 | 0 | 0 | 300_000'),
      '2026-01': '13551701 IVA retenido | 900100200 Almacén | 300_000 | 285_000 | 0 | 585_000',
    },
    books: '13551701 IVA retenido | 900100200 Almacén | 585_000 | 0 | 0 | 585_000',
    findings: [{ rule: 'ANI-3', account: '13551701', severity: 'media', amount: 300_000 }],
  },
  {
    name: 'ICA retenido de años anteriores, después de la declaración anual',
    period: '2026-05',
    history: months(2026, 1, 4, '13551801 ICA retenido | 900100200 Almacén | 700_000 | 0 | 0 | 700_000'),
    books: '13551801 ICA retenido | 900100200 Almacén | 700_000 | 0 | 0 | 700_000',
    findings: [{ rule: 'ANI-4', account: '13551801', severity: 'media', amount: 700_000 }],
  },
  {
    name: 'un saldo a favor que se dejó perder, y uno que lleva más de un año',
    period: '2026-12',
    history: {
      ...months(2025, 1, 12, '13552001 Saldo a favor | 800197268 DIAN | 6_000_000 | 0 | 0 | 6_000_000'),
      ...months(2026, 1, 11, '13552001 Saldo a favor | 800197268 DIAN | 6_000_000 | 0 | 0 | 6_000_000'),
    },
    books: '13552001 Saldo a favor | 800197268 DIAN | 6_000_000 | 0 | 0 | 6_000_000',
    findings: [{ rule: 'ANI-5', account: '13552001', severity: 'media', amount: 6_000_000 }],
  },
  {
    name: 'con un año de historia solo se sabe que es viejo',
    period: '2026-02',
    history: {
      ...months(2025, 1, 12, '13552001 Saldo a favor | 800197268 DIAN | 6_000_000 | 0 | 0 | 6_000_000'),
      '2026-01': '13552001 Saldo a favor | 800197268 DIAN | 6_000_000 | 0 | 0 | 6_000_000',
    },
    books: '13552001 Saldo a favor | 800197268 DIAN | 6_000_000 | 0 | 0 | 6_000_000',
    findings: [{ rule: 'ANI-5', account: '13552001', severity: 'baja', amount: 6_000_000 }],
  },
  {
    name: 'reteIVA e ICA de quien no compra, o por más que la tarifa',
    books: `
      ${CUSTOMER}
      24080101 IVA generado | 900100200 Almacén | 0 | 0 | 1_900_000 | -1_900_000
      13551701 IVA retenido | 900100200 Almacén | 0 | 1_285_000 | 0 | 1_285_000
      13551801 ICA retenido | 900100201 Otro    | 0 | 96_600 | 0 | 96_600
    `,
    profile: { periodoIva: 'bimestral' },
    findings: [
      { rule: 'ANI-6', account: '13551701', people: ['900100200'], amount: 1_000_000, hasEntry: true },
      { rule: 'ANI-6', account: '13551801', severity: 'baja', people: ['900100201'], amount: 96_600 },
    ],
  },
  {
    name: 'una empresa del SIMPLE sin anticipos en cuatro meses, a la que le retienen',
    profile: { regimen: 'simple' },
    history: { ...months(2026, 1, 2, CUSTOMER), '2025-12': CUSTOMER },
    books: `
      ${CUSTOMER}
      13551501 Retención | 900100200 Almacén | 0 | 250_000 | 0 | 250_000
    `,
    findings: [
      { rule: 'ANI-7', account: '135505', severity: 'alta', amount: 40_000_000 },
      { rule: 'ANI-8', account: '13551501', people: ['900100200'], amount: 250_000, hasEntry: true },
    ],
  },
  {
    name: 'una empresa del SIMPLE sin historia: en junio la cuenta de anticipos no tiene saldo',
    period: '2026-06',
    profile: { regimen: 'simple' },
    books: '41350501 Ventas | 900100200 Almacén | -50_000_000 | 0 | 10_000_000 | -60_000_000',
    findings: [{ rule: 'ANI-7', account: '135505', severity: 'media', amount: 60_000_000 }],
  },
  {
    name: 'el pago del impuesto registrado como anticipo',
    period: '2026-05',
    history: { '2025-12': '24040501 Renta por pagar | 800197268 DIAN | 0 | 0 | 20_000_000 | -20_000_000' },
    books: '13550501 Anticipo renta | 800197268 DIAN | 0 | 25_000_000 | 0 | 25_000_000',
    findings: [{ rule: 'ANI-9', account: '13550501', amount: 10_000_000, hasEntry: true }],
  },
];

const usual: readonly ValidationCase[] = [
  {
    name: 'antes de declarar, lo del año anterior debe estar ahí',
    period: '2026-03',
    books: `
      13551501 Retención | 900100200 Almacén | 2_500_000 | 250_000 | 0 | 2_750_000
      ${CUSTOMER}
    `,
    history: {
      ...months(2025, 1, 12, '13551501 Retención | 900100200 Almacén | 0 | 300_000 | 0 | 0'),
      ...months(2026, 1, 2, '13551501 Retención | 900100200 Almacén | 0 | 200_000 | 0 | 0'),
    },
    findings: [],
    outcome: 'sin_hallazgos',
  },
  {
    name: 'antes de declarar y sin los meses del año anterior no se sabe si lo hay más viejo',
    period: '2026-03',
    books: `
      13551501 Retención | 900100200 Almacén | 50_000_000 | 250_000 | 0 | 50_250_000
      ${CUSTOMER}
    `,
    findings: [],
    notEvaluated: ['ANI-2'],
  },
  {
    name: 'la declaración cruzó lo anterior y dejó un anticipo y un saldo a favor nuevos',
    period: '2026-06',
    history: {
      ...months(2026, 1, 4, '13551501 Retención | 900100200 Almacén | 0 | 250_000 | 0 | 0'),
      '2026-05': `
        13551501 Retención | 900100200 Almacén | 6_000_000 | 250_000 | 5_000_000 | 1_250_000
        13550501 Anticipo renta | 800197268 DIAN | 3_000_000 | 4_000_000 | 3_000_000 | 4_000_000
        13552001 Saldo a favor | 800197268 DIAN | 0 | 2_000_000 | 0 | 2_000_000
      `,
    },
    books: `
      ${CUSTOMER}
      13551501 Retención | 900100200 Almacén | 1_250_000 | 250_000 | 0 | 1_500_000
      13550501 Anticipo renta | 800197268 DIAN | 4_000_000 | 0 | 0 | 4_000_000
      13552001 Saldo a favor | 800197268 DIAN | 2_000_000 | 0 | 0 | 2_000_000
    `,
    findings: [],
  },
  {
    name: 'sin los meses del año no se sabe de cuándo es el saldo',
    period: '2026-06',
    books: '13551501 Retención | 900100200 Almacén | 5_000_000 | 0 | 0 | 5_000_000',
    findings: [],
    notEvaluated: ['ANI-2'],
  },
  {
    name: 'devolución en trámite o varios años en discusión: con poca historia no se dice nada',
    period: '2026-03',
    books: '13552001 Saldo a favor | 800197268 DIAN | 2_000_000 | 0 | 0 | 2_000_000',
    findings: [],
    notEvaluated: ['ANI-5'],
  },
  {
    name: 'sin periodo de IVA no se sabe cuándo vence',
    books: '13551701 IVA retenido | 900100200 Almacén | 300_000 | 0 | 0 | 300_000',
    findings: [],
    notEvaluated: ['ANI-3'],
  },
  {
    name: 'reteIVA e ICA sobre facturas del mes anterior que se pagan ahora',
    profile: { periodoIva: 'bimestral' },
    books: `
      13050501 Clientes     | 900100200 Almacén | 11_900_000 | 0 | 11_900_000 | 0
      13551701 IVA retenido | 900100200 Almacén | 0 | 285_000 | 0 | 285_000
      13551801 ICA retenido | 900100200 Almacén | 0 | 96_600 | 0 | 96_600
    `,
    findings: [],
  },
  {
    name: 'un SIMPLE que pagó su anticipo',
    profile: { regimen: 'simple' },
    books: `
      ${CUSTOMER}
      13550601 Anticipo SIMPLE | 800197268 DIAN | 0 | 900_000 | 0 | 900_000
    `,
    findings: [],
  },
  {
    name: 'un SIMPLE con saldo de anticipos y sin los meses anteriores: no se sabe si son de este año',
    profile: { regimen: 'simple' },
    books: `
      ${CUSTOMER}
      13550601 Anticipo SIMPLE | 800197268 DIAN | 900_000 | 0 | 0 | 900_000
    `,
    findings: [],
    notEvaluated: ['ANI-7'],
  },
  {
    name: 'sin anticipos de impuestos no aplica',
    books: CUSTOMER,
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'un plan con numeración NIIF, por parametrización',
    period: '2026-06',
    history: months(2026, 1, 5, '17050001 Retenciones a favor | 900100200 Almacén | 0 | 250_000 | 0 | 0'),
    books: '17050001 Retenciones a favor | 900100200 Almacén | 5_250_000 | 250_000 | 0 | 5_500_000',
    settings: { roles: { retencion: ['1705'], impuestoDeRenta: ['2410'] } },
    findings: [{ rule: 'ANI-2', account: '17050001', amount: 4_000_000 }],
  },
];

export const cases: readonly ValidationCase[] = [...found, ...usual];
