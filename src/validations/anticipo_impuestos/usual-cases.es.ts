/** Books where taxes paid in advance are as they should be: nothing, or only what is missing, is told. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { CUSTOMER, months } from './case-books.es.ts';

/** The unified tax of each two months goes to the expense and is paid to the DIAN, without an advance in between. */
const charged = (accrued: number, paid: number): string => `
  41354001 Ventas        | 900100200 Almacén |         0 |       0 | 20_000_000 | -20_000_000
  24040501 SIMPLE por pagar | 800197268 DIAN |  ${-paid} | ${paid} | ${accrued} | ${-accrued}
  54050501 Impuesto SIMPLE  | 800197268 DIAN |         0 | ${accrued} |       0 | ${accrued}
`;

const simpleChargedCases: readonly ValidationCase[] = [
  {
    name: 'el impuesto unificado de cada bimestre va al gasto y se paga: no hay anticipo que falte',
    period: '2026-06',
    profile: { regimen: 'simple' },
    history: {
      '2026-05': charged(0, 800_000),
      '2026-04': charged(800_000, 0),
      '2026-03': charged(0, 700_000),
    },
    books: charged(750_000, 0),
    findings: [],
  },
];

export const usualCases: readonly ValidationCase[] = [
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
  ...simpleChargedCases,
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
