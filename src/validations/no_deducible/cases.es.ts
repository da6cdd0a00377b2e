/** Cases of no_deducible: every item of the tax reconciliation, and expenses that look like one and are not. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { paymentCases } from './payment-cases.es.ts';

const found: readonly ValidationCase[] = [
  {
    name: 'multas, intereses de mora y sanciones, por su código o por su nombre',
    books: `
      53952001 Multas, sanciones y litigios | 800197268 DIAN       |       0 | 1_300_000 | 0 | 1_300_000
      53052002 Intereses de mora            | 890903938 Banco      | 100_000 |    50_000 | 0 |   150_000
      51959501 Sanciones Superintendencia   | 899999086 Supersoc   |       0 |   400_000 | 0 |   400_000
    `,
    findings: [
      {
        rule: 'NDE-1',
        account: '53952001',
        severity: 'informativa',
        people: ['800197268'],
        amount: 1_300_000,
      },
      { rule: 'NDE-1', account: '53052002', severity: 'informativa', amount: 50_000 },
      { rule: 'NDE-1', account: '51959501', severity: 'informativa', amount: 400_000 },
    ],
  },
  {
    name: 'una condena laboral se deduce al pagarla; impuestos asumidos, donaciones y gastos de otro año, no',
    books: `
      53950501 Demandas laborales        | 52111222  Rosa Pérez   | 0 | 9_000_000 | 0 | 9_000_000
      53152001 Impuestos asumidos        | 800200300 Aseo Total   | 0 |   240_000 | 0 |   240_000
      53952501 Donaciones                | 800200301 Fundación    | 0 | 2_000_000 | 0 | 2_000_000
      53151501 Gastos de ejercicios anteriores | 800200302 Papeles | 0 |  700_000 | 0 |   700_000
    `,
    findings: [
      { rule: 'NDE-2', account: '53950501', amount: 9_000_000 },
      { rule: 'NDE-3', account: '53152001', amount: 240_000 },
      { rule: 'NDE-7', account: '53952501', amount: 2_000_000 },
      { rule: 'NDE-10', account: '53151501', amount: 700_000 },
    ],
  },
  {
    name: 'el impuesto de renta y el de patrimonio; del 4×1000, la mitad',
    books: `
      54050501 Impuesto de renta      | 800197268 DIAN  | 0 | 5_000_000 | 0 | 5_000_000
      51159501 Impuesto al patrimonio | 800197268 DIAN  | 0 | 1_000_000 | 0 | 1_000_000
      53059501 Gravamen a los movimientos financieros 4x1000 | 890903938 Banco | 400_000 | 300_000 | 0 | 700_000
    `,
    findings: [
      { rule: 'NDE-4', account: '54050501', amount: 5_000_000 },
      { rule: 'NDE-4', account: '51159501', amount: 1_000_000 },
      { rule: 'NDE-5', account: '53059501', amount: 150_000 },
    ],
  },
  {
    name: 'en diciembre, el ICA causado y sin pagar, y el acumulado del año de las multas aunque el mes no tenga',
    period: '2025-12',
    books: `
      51150501 Industria y comercio | 899999061 Bogotá | 18_000_000 | 2_000_000 | 0 | 20_000_000
      24120501 ICA por pagar        | 899999061 Bogotá | -1_500_000 | 0 | 2_000_000 | -3_500_000
      53952001 Multas               | 800197268 DIAN   |  1_300_000 |         0 | 0 |  1_300_000
    `,
    findings: [
      { rule: 'NDE-6', account: '51150501', severity: 'informativa', amount: 3_500_000 },
      { rule: 'NDE-1', account: '53952001', amount: 1_300_000 },
    ],
  },
  {
    name: 'en el cierre del año cuenta lo que la cuenta tenía antes de cancelarse',
    period: '2025-13',
    books: '53952001 Multas | 800197268 DIAN | 1_300_000 | 0 | 1_300_000 | 0',
    findings: [{ rule: 'NDE-1', account: '53952001', amount: 1_300_000 }],
  },
  {
    name: 'atenciones por más del 1 % de los ingresos del año, en dos cuentas',
    books: `
      41352001 Ventas                   | 900100200 Almacén Sur | -60_000_000 |         0 | 40_000_000 | -100_000_000
      51952001 Gastos de representación | 800200300 Restaurante |     600_000 |   500_000 |          0 |    1_100_000
      52959501 Obsequios a clientes     | 800200301 Regalos     |           0 |   300_000 |          0 |      300_000
    `,
    findings: [{ rule: 'NDE-8', account: '51952001', amount: 400_000 }],
  },
  {
    name: 'provisiones, clubes y una cuenta que la empresa marcó',
    books: `
      51991001 Deterioro de cartera   | 900100200 Almacén Sur | 0 | 4_000_000 | 0 | 4_000_000
      51251002 Cuota Club Campestre   | 800200300 Club        | 0 |   800_000 | 0 |   800_000
      51959502 Gastos varios          | 800200301 Varios      | 0 |   350_000 | 0 |   350_000
      53159501 Gastos no deducibles   | 800200301 Varios      | 0 |   120_000 | 0 |   120_000
    `,
    settings: { roles: { marcadas: ['51959502'] } },
    findings: [
      { rule: 'NDE-9', account: '51991001', amount: 4_000_000 },
      { rule: 'NDE-11', account: '51251002', amount: 800_000 },
      { rule: 'NDE-12', account: '51959502', amount: 350_000 },
      { rule: 'NDE-12', account: '53159501', amount: 120_000 },
    ],
  },
];

const silent: readonly ValidationCase[] = [
  {
    name: 'una recuperación de multas es ingreso, y la sanción que paga un empleado se le cobra',
    books: `
      42505001 Recuperación de multas         | 800200300 Transportes |  0 |       0 | 300_000 | -300_000
      53952002 Reintegro de multas de tránsito | 800200300 Transportes |  0 | 200_000 |       0 |  200_000
      13659501 Multa a cargo de Luis Gómez    | 79111222 Luis Gómez   |  0 | 450_000 |       0 |  450_000
    `,
    settings: { roles: { sanciones: ['53952001'] } },
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'gastos deducibles: arriendo e ICA durante el año; las atenciones dentro del tope solo se informan',
    books: `
      41352001 Ventas                   | 900100200 Almacén Sur  | -60_000_000 |         0 | 40_000_000 | -100_000_000
      51201001 Arrendamiento            | 800200300 Inmobiliaria |   4_500_000 | 4_500_000 |          0 |    9_000_000
      51150501 Industria y comercio     | 899999061 Bogotá       |   1_000_000 |   500_000 |          0 |    1_500_000
      24120501 ICA por pagar            | 899999061 Bogotá       |           0 |         0 |    500_000 |     -500_000
      51952001 Gastos de representación | 800200300 Restaurante  |     400_000 |   300_000 |          0 |      700_000
    `,
    findings: [{ rule: 'NDE-8', account: '51952001', severity: 'informativa', amount: 300_000 }],
  },
  {
    name: 'la multa de enero ya se informó: en marzo no hay gasto nuevo',
    books: '53952001 Multas | 800197268 DIAN | 1_300_000 | 0 | 0 | 1_300_000',
    findings: [],
  },
  {
    name: 'en el régimen simple no hay deducciones que perder',
    profile: { regimen: 'simple' },
    books: '53952001 Multas | 800197268 DIAN | 0 | 1_300_000 | 0 | 1_300_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro plan de cuentas: la parametrización dice cuál es la de sanciones',
    books: '61900001 Otros egresos fiscales | 800197268 DIAN | 0 | 1_300_000 | 0 | 1_300_000',
    settings: { roles: { sanciones: ['6190'] } },
    findings: [{ rule: 'NDE-1', account: '61900001', amount: 1_300_000 }],
  },
  {
    name: 'otros extraordinarios, un deterioro que se reversó en el mes y la cuota de un gremio',
    books: `
      53159501 Otros extraordinarios | 800200302 Papeles     | 0 |   700_000 |         0 | 700_000
      51991001 Deterioro de cartera  | 900100200 Almacén Sur | 0 | 4_000_000 | 4_000_000 |       0
      51251001 Cuota de Fenalco      | 860013488 Fenalco     | 0 |   800_000 |         0 | 800_000
    `,
    findings: [],
  },
];

export const cases: readonly ValidationCase[] = [...found, ...silent, ...paymentCases];
