/** Cases of anticipo2: what each rule finds, and advances that may stay open. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { incomeCases } from './income-cases.es.ts';

const untouched = '28050501 Anticipos de clientes | 900100200 Almacén Sur | -9_000_000 | 0 | 0 | -9_000_000';
const noAdvances = '11050501 Caja general | | 1_000_000 | 0 | 0 | 1_000_000';
const quiet = { '2026-01': noAdvances, '2026-02': noAdvances };

export const cases: readonly ValidationCase[] = [
  ...incomeCases,
  {
    name: 'un cliente con anticipo de 4.000.000 que debe más que eso',
    history: quiet,
    books: `
      13050501 Clientes nacionales   | 900100200 Almacén Sur   | 7_000_000 | 2_000_000 |         0 |  9_000_000
      13050501 Clientes nacionales   | 900100201 Almacén Norte | 5_000_000 |         0 |         0 |  5_000_000
      28050501 Anticipos de clientes | 900100200 Almacén Sur   |         0 |         0 | 4_000_000 | -4_000_000
    `,
    findings: [{ rule: 'ANR-1', account: '28050501', severity: 'media', people: ['900100200'], amount: 4_000_000 }],
  },
  {
    name: 'debe menos que el anticipo, en clientes y en ingresos por cobrar; dos clientes, el mayor primero',
    history: quiet,
    books: `
      13050501 Clientes nacionales   | 900100200 Almacén Sur   |   600_000 | 0 |         0 |    600_000
      13451501 Comisiones por cobrar | 900100200 Almacén Sur   |   300_000 | 0 |         0 |    300_000
      13050501 Clientes nacionales   | 900100201 Almacén Norte | 5_000_000 | 0 |         0 |  5_000_000
      28050501 Anticipos de clientes | 900100200 Almacén Sur   |-2_000_000 | 0 |         0 | -2_000_000
      28050501 Anticipos de clientes | 900100201 Almacén Norte |         0 | 0 | 1_500_000 | -1_500_000
    `,
    findings: [
      {
        rule: 'ANR-1',
        account: '28050501',
        severity: 'media',
        people: ['900100201', '900100200'],
        amount: 2_400_000,
      },
    ],
  },
  {
    name: 'un cliente con anticipo compró y pagó de contado, y el anticipo no se movió',
    history: quiet,
    books: `
      28050501 Anticipos de clientes | 900100200 Almacén Sur | -3_000_000 |         0 |         0 | -3_000_000
      41352001 Ventas                | 900100200 Almacén Sur |          0 |         0 | 5_000_000 | -5_000_000
      13050501 Clientes nacionales   | 900100200 Almacén Sur |          0 | 5_950_000 | 5_950_000 |          0
    `,
    findings: [{ rule: 'ANR-2', account: '28050501', severity: 'media', people: ['900100200'], amount: 3_000_000 }],
  },
  {
    name: 'un anticipo que lleva tres meses quieto',
    history: { '2026-01': untouched, '2026-02': untouched },
    books: untouched,
    findings: [{ rule: 'ANR-3', account: '28050501', severity: 'media', people: ['900100200'], amount: 9_000_000 }],
  },
  {
    name: 'un anticipo de obra que se amortiza con las actas, con un acta por cobrar',
    history: quiet,
    books: `
      13050501 Clientes nacionales | 899999061 Bogotá D.C. |           0 | 30_000_000 |          0 |  30_000_000
      28051501 Anticipos de obra   | 899999061 Bogotá D.C. | -90_000_000 | 12_000_000 |          0 | -78_000_000
    `,
    findings: [],
  },
  {
    name: 'un anticipo de obra que el acta del mes no amortizó: por verificar',
    history: quiet,
    books: `
      13050501 Clientes nacionales | 899999061 Bogotá D.C. |           0 | 30_000_000 |          0 |  30_000_000
      28051501 Anticipos de obra   | 899999061 Bogotá D.C. | -90_000_000 |          0 |          0 | -90_000_000
    `,
    findings: [{ rule: 'ANR-1', account: '28051501', severity: 'baja', people: ['899999061'], amount: 30_000_000 }],
  },
  {
    name: 'retenciones en garantía y depósitos no se cruzan con la cartera',
    history: quiet,
    books: `
      13050501 Clientes nacionales    | 900100200 Almacén Sur |  5_000_000 | 0 | 0 |  5_000_000
      28101501 Depósitos en garantía  | 900100200 Almacén Sur | -2_000_000 | 0 | 0 | -2_000_000
      28251501 Retenido sobre contratos | 900100200 Almacén Sur | -1_000_000 | 0 | 0 | -1_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'cartera del exterior: por verificar que sea la misma moneda y el mismo pedido',
    history: quiet,
    books: `
      13051001 Clientes del exterior | 444444001 Miami Imports |  8_000_000 | 0 | 0 |  8_000_000
      28050501 Anticipos de clientes | 444444001 Miami Imports | -3_000_000 | 0 | 0 | -3_000_000
    `,
    findings: [{ rule: 'ANR-1', account: '28050501', severity: 'baja', people: ['444444001'], amount: 3_000_000 }],
  },
  {
    name: 'dos pedidos distintos del mismo cliente se muestran para que se documenten',
    history: quiet,
    books: `
      13050501 Clientes nacionales   | 900100200 Almacén Sur |  2_500_000 | 0 |         0 |  2_500_000
      28050501 Anticipos de clientes | 900100200 Almacén Sur | -2_000_000 | 0 | 1_000_000 | -3_000_000
    `,
    findings: [{ rule: 'ANR-1', account: '28050501', severity: 'media', amount: 2_500_000 }],
  },
  {
    name: 'un anticipo del mes de quien no debe, y otro que se aplicó a su factura',
    history: { '2026-01': untouched, '2026-02': untouched },
    books: `
      28050501 Anticipos de clientes | 900100201 Almacén Norte |          0 |         0 | 4_000_000 | -4_000_000
      28050501 Anticipos de clientes | 900100200 Almacén Sur   | -9_000_000 | 9_000_000 |         0 |          0
      41352001 Ventas                | 900100200 Almacén Sur   |          0 |         0 | 9_000_000 | -9_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'sin los meses anteriores no se sabe cuánto lleva quieto',
    books: untouched,
    notEvaluated: ['ANR-3'],
    findings: [],
  },
  {
    name: 'otro plan de cuentas: la parametrización dice cuáles son los anticipos y los clientes',
    history: quiet,
    books: `
      12010001 Cuentas comerciales por cobrar | 900100200 Almacén Sur |  8_000_000 | 0 | 0 |  8_000_000
      26040001 Pasivos por contratos          | 900100200 Almacén Sur | -3_000_000 | 0 | 0 | -3_000_000
    `,
    settings: { roles: { anticiposRecibidos: ['2604'], clientes: ['1201'] } },
    findings: [{ rule: 'ANR-1', account: '26040001', severity: 'media', people: ['900100200'], amount: 3_000_000 }],
  },
];
