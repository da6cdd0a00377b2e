/** Cases of obligacion: what each rule finds. Bank interest of March 2026: 17,01 % current, 25,52 % usury. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { capitalisedCases } from './capitalised-cases.es.ts';
import { loan } from './case-books.es.ts';
import { quietCases } from './quiet-cases.es.ts';

/** A loan to a partner, and one of another: their interest of the month. */
const partners = (earned: number, paid: number): string => `
  13250501 A socios            | 52111222 Rosa Gil | 60_000_000 | ${earned} | ${earned} | 60_000_000
  42100501 Intereses           | 52111222 Rosa Gil | -600_000 | 0 | ${earned} | -${600_000 + earned}
  23550501 Deudas con socios   | 52111333 Inés Gil | -10_000_000 | 0 | 0 | -10_000_000
  53052001 Intereses           | 52111333 Inés Gil | 90_000 | ${paid} | 0 | ${90_000 + paid}
`;

export const cases: readonly ValidationCase[] = [
  ...capitalisedCases,
  {
    name: 'un préstamo sin intereses en el mes: se estiman a la tasa del mes anterior',
    history: { '2026-02': loan(94_000_000, 92_000_000, 1_222_000) },
    books: loan(92_000_000, 90_000_000, 0),
    findings: [{ rule: 'OBL-1', account: '21051001', severity: 'alta', people: ['890903938'], amount: 1_195_720 }],
  },
  {
    name: 'sin historia se estiman al interés bancario corriente del mes',
    books: loan(92_000_000, 90_000_000, 0),
    findings: [{ rule: 'OBL-1', account: '21051001', severity: 'alta', amount: 1_199_091 }],
  },
  {
    name: 'la cuota se llevó entera al gasto: la tasa pasa de la usura',
    history: { '2026-02': loan(94_000_000, 92_000_000, 1_222_000) },
    books: loan(92_000_000, 92_000_000, 3_200_000),
    notEvaluated: ['OBL-5'],
    findings: [{ rule: 'OBL-2', account: '21051001', severity: 'media', people: ['890903938'] }],
  },
  {
    name: 'la misma cuota de una empresa que no es microempresa, sin meses anteriores',
    books: `${loan(92_000_000, 92_000_000, 3_200_000)}
      15160501 Bodega | 900394374 | 900_000_000 | 0 | 0 | 900_000_000
    `,
    notEvaluated: ['OBL-5'],
    findings: [{ rule: 'OBL-2', account: '21051001', severity: 'media', people: ['890903938'] }],
  },
  {
    name: 'una tasa sobre la usura del crédito productivo de su monto',
    period: '2025-12',
    books: loan(92_000_000, 92_000_000, 3_200_000),
    notEvaluated: ['OBL-5'],
    findings: [{ rule: 'OBL-2', account: '21051001', severity: 'media', people: ['890903938'] }],
  },
  {
    name: 'un mes que la tabla no trae: con el interés que da la empresa, la tasa pasa de la usura',
    period: '2027-02',
    settings: { parameters: { interesCorriente: [['2027-02', 17.01]] } },
    books: loan(92_000_000, 92_000_000, 3_200_000),
    notEvaluated: ['OBL-5'],
    findings: [{ rule: 'OBL-2', account: '21051001', severity: 'media', people: ['890903938'] }],
  },
  {
    name: 'lo que da la empresa prevalece sobre la tabla',
    settings: { parameters: { interesCorriente: [['2026-03', 40]] } },
    books: loan(92_000_000, 90_000_000, 1_300_000),
    findings: [{ rule: 'OBL-2', account: '21051001', severity: 'baja', people: ['890903938'] }],
  },
  {
    name: 'una tasa de menos de la mitad del corriente: por verificar',
    books: loan(92_000_000, 90_000_000, 300_000),
    findings: [{ rule: 'OBL-2', account: '21051001', severity: 'baja', people: ['890903938'] }],
  },
  {
    name: 'un socio y un particular entre los bancos',
    books: `
      21051001 Pagarés                | 52111222 Rosa Gil   | -30_000_000 |       0 | 0 | -30_000_000
      21051001 Pagarés                | 79333444 Raúl Díaz  | -20_000_000 |       0 | 0 | -20_000_000
      31150501 Aportes de los socios  | 52111222 Rosa Gil   | -50_000_000 |       0 | 0 | -50_000_000
      53052001 Intereses              | 52111222 Rosa Gil   |           0 | 390_000 | 0 |     390_000
      53052001 Intereses              | 79333444 Raúl Díaz  |           0 | 260_000 | 0 |     260_000
    `,
    notEvaluated: ['OBL-5'],
    findings: [
      { rule: 'OBL-3', account: '21051001', severity: 'media', people: ['52111222', '79333444'], amount: 50_000_000 },
    ],
  },
  {
    name: 'al banco se le pagó de más',
    books: loan(2_000_000, -1_500_000, 30_000),
    findings: [{ rule: 'OBL-4', account: '21051001', severity: 'alta', people: ['890903938'], amount: 1_500_000 }],
  },
  {
    name: 'el capital lleva tres meses sin moverse y los intereses se causan: por verificar',
    history: {
      '2026-01': loan(92_000_000, 92_000_000, 1_200_000),
      '2026-02': loan(92_000_000, 92_000_000, 1_200_000),
    },
    books: loan(92_000_000, 92_000_000, 1_200_000),
    findings: [{ rule: 'OBL-5', account: '21051001', severity: 'baja', people: ['890903938'], amount: 92_000_000 }],
  },
  {
    name: 'el sobregiro del mes anterior no se devolvió',
    books: `
      11100501 Bancolombia corriente | 890903938 Bancolombia | 8_000_000 | 500_000 | 100_000 | 8_400_000
      21050501 Sobregiros            | 890903938 Bancolombia | -3_000_000 |       0 |       0 | -3_000_000
    `,
    findings: [{ rule: 'OBL-6', account: '21050501', severity: 'media', people: ['890903938'], amount: 3_000_000 }],
  },
  {
    name: 'el 4×1.000 es mayor que el posible',
    books: `
      11100501 Bancolombia corriente    | 890903938 Bancolombia | 90_000_000 | 80_000_000 | 100_000_000 | 70_000_000
      53059501 Gravamen movimientos 4x1000 | 890903938 Bancolombia |  400_000 |    900_000 |           0 |  1_300_000
    `,
    findings: [{ rule: 'OBL-7', account: '53059501', severity: 'media', amount: 480_000 }],
  },
  {
    name: 'el 4×1.000 no se registró, y se venía registrando',
    books: `
      11100501 Bancolombia corriente | 890903938 Bancolombia | 90_000_000 | 80_000_000 | 100_000_000 | 70_000_000
      53059501 GMF                   | 890903938 Bancolombia |    400_000 |          0 |           0 |    400_000
    `,
    findings: [{ rule: 'OBL-7', account: '53059501', severity: 'media', amount: 100_000 }],
  },
  {
    name: 'préstamos a socios y de socios sin intereses: informativo',
    books: `
      23550501 Deudas con socios   | 52111222 Rosa Gil  | -50_000_000 | 0 |       0 | -50_000_000
      23550501 Deudas con socios   | 52111333 Inés Gil  | -10_000_000 | 0 |       0 | -10_000_000
      53052001 Intereses           | 52111333 Inés Gil  |           0 | 90_000 |  0 |      90_000
      13250501 A socios            | 52111222 Rosa Gil  |  40_000_000 | 0 |       0 |  40_000_000
      13250501 A socios            | 52111333 Inés Gil  |  20_000_000 | 0 |       0 |  20_000_000
      42100501 Intereses de socios | 52111333 Inés Gil  |    -300_000 | 0 | 150_000 |    -450_000
    `,
    findings: [
      { rule: 'OBL-8', account: '13250501', severity: 'informativa', people: ['52111222'], amount: 40_000_000 },
      { rule: 'OBL-8', account: '23550501', severity: 'informativa', people: ['52111222'], amount: 50_000_000 },
    ],
    notEvaluated: ['OBL-9'],
  },
  {
    name: 'los intereses del préstamo a un socio, que se causaban cada mes, no están; los de lo que se le debe a otro siguen',
    history: Object.fromEntries(
      ['2025-11', '2025-12', '2026-01', '2026-02'].map((month) => [month, partners(600_000, 90_000)]),
    ),
    books: partners(0, 90_000),
    findings: [
      { rule: 'OBL-8', account: '42100501', severity: 'media', people: ['52111222'], amount: 600_000 },
      { rule: 'OBL-9', account: '23550501', severity: 'informativa' },
    ],
  },
  {
    name: 'la deuda con socios pasa de dos veces el patrimonio del año anterior: informativo',
    history: {
      '2025-12': `
        31150501 Aportes | 52111222 Rosa Gil | -10_000_000 | 0 | 0 | -10_000_000
        41354001 Ventas  | 900100200 Almacén | -90_000_000 | 0 | 0 | -90_000_000
        61354001 Costo   | 900481237 El Roble |  75_000_000 | 0 | 0 |  75_000_000
      `,
    },
    books: `
      31150501 Aportes              | 52111222 Rosa Gil | -10_000_000 | 0 | 0 | -10_000_000
      23550501 Deudas con socios    | 52111222 Rosa Gil | -80_000_000 | 0 | 0 | -80_000_000
    `,
    findings: [
      { rule: 'OBL-8', account: '23550501', severity: 'informativa', amount: 80_000_000 },
      { rule: 'OBL-9', account: '23550501', severity: 'informativa', amount: 30_000_000 },
    ],
  },
  {
    name: 'los intereses del préstamo están con otro banco: por verificar',
    books: `
      21051001 Pagarés   | 890903938 Bancolombia     | -90_000_000 | 2_000_000 | 0 | -88_000_000
      53052001 Intereses | 860002964 Banco de Bogotá |           0 | 1_170_000 | 0 |   1_170_000
    `,
    notEvaluated: [],
    findings: [{ rule: 'OBL-1', account: '21051001', severity: 'baja', people: ['890903938'] }],
  },
  {
    name: 'un proveedor entre los bancos: por verificar',
    books: `
      21051001 Pagarés | 890903938 Bancolombia        | -50_000_000 | 0 |          0 | -50_000_000
      21051001 Pagarés | 800200300 Textiles del Valle |           0 | 0 |  8_000_000 |  -8_000_000
      53052001 Intereses | 890903938 Bancolombia      |           0 | 700_000 |    0 |     700_000
    `,
    notEvaluated: [],
    findings: [{ rule: 'OBL-3', account: '21051001', severity: 'baja', people: ['800200300'], amount: 8_000_000 }],
  },
  ...quietCases,
];
