/** Cases of anticipo_impuestos. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { CUSTOMER, months } from './case-books.es.ts';
import { otherCases } from './other-cases.es.ts';
import { usualCases } from './usual-cases.es.ts';

const found: readonly ValidationCase[] = [
  {
    name: 'el anticipo que sigue sin cruzar: el mes siguiente pesa menos',
    period: '2026-07',
    history: months(2026, 1, 6, '13550501 Anticipo renta | 800197268 DIAN | 9_000_000 | 0 | 0 | 9_000_000'),
    books: '13550501 Anticipo renta | 800197268 DIAN | 9_000_000 | 0 | 0 | 9_000_000',
    findings: [{ rule: 'ANI-1', account: '13550501', severity: 'baja', amount: 9_000_000 }],
  },
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
    name: 'una persona natural declara hasta octubre: en junio las retenciones del año anterior están bien',
    period: '2026-06',
    companyNit: '79455218',
    history: {
      ...months(2025, 1, 12, '13551501 Retención | 900100200 Almacén | 0 | 300_000 | 0 | 0'),
      ...months(2026, 1, 5, '13551501 Retención | 900100200 Almacén | 0 | 250_000 | 0 | 0'),
    },
    books: `
      ${CUSTOMER}
      13551501 Retención | 900100200 Almacén | 4_850_000 | 250_000 | 0 | 5_100_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
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
    findings: [{ rule: 'ANI-2', account: '13551501', severity: 'baja', amount: 1_400_000 }],
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

export const cases: readonly ValidationCase[] = [...found, ...otherCases, ...usualCases];
