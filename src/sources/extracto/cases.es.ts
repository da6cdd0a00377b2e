/** Cases of the crossing with bank statements: books of a month, and what its statements add up to. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export interface BankCase extends ValidationCase {
  /** A line an account and month: `month | bank account | closing | in | out | GMF | fees | interest | withheld`, pesos. */
  statements: string;
}

const books = `
  11100501 Bancolombia corriente 1234 | | 1000000 | 9000000 | 6000000 | 4000000
  11200501 Davivienda ahorros         | |       0 | 2000000 |  500000 | 1500000
  53050501 Comisiones bancarias       | |       0 |   50000 |       0 |   50000
  53051501 Gravamen 4x1000            | |       0 |   24000 |       0 |   24000
  42100501 Intereses de ahorros       | |       0 |       0 |   10000 |  -10000
  13551503 Retención rendimientos     | |       0 |     700 |       0 |     700
  41352001 Ventas                     | |       0 |       0 | 8000000 | -8000000
`;

const agreeing = `
  2026-01 | Bancolombia 61200001234 | 4000000 | 9000000 | 6000000 | 24000 | 50000 |     0 |   0
  2026-01 | Davivienda              | 1500000 |  500000 |  500000 |     0 |     0 | 10000 | 700
`;

export const cases: readonly BankCase[] = [
  { name: 'lo que cruza: por dígitos y por banco', period: '2026-01', books, statements: agreeing, findings: [] },
  {
    name: 'un saldo por conciliar, y 4×1000, comisiones, rendimientos y retención que faltan',
    period: '2026-01',
    books,
    statements: `
      2026-01 | Bancolombia 61200001234 | 4250000 | 9000000 | 6000000 | 36000 | 83000 |     0 |    0
      2026-01 | Davivienda              | 1500000 |  500000 |  500000 |     0 |     0 | 25000 | 3200`,
    findings: [
      { rule: 'EXT-1', account: '11100501', severity: 'media', amount: 250000 },
      { rule: 'EXT-2', account: '53051501', amount: 12000, hasEntry: true },
      { rule: 'EXT-3', account: '53050501', amount: 33000, hasEntry: true },
      { rule: 'EXT-4', account: '42100501', amount: 15000, hasEntry: true },
      { rule: 'EXT-5', account: '13551503', amount: 2500, hasEntry: true },
    ],
  },
  {
    name: 'cuentas que se conocen por su tercero',
    period: '2026-02',
    books: `
      11100501 Cuenta corriente | 890903938 Bancolombia S.A.      | 0 | 100000 | 0 | 100000
      11100502 Otra cuenta      | 860034313 Banco Davivienda S.A. | 0 | 500000 | 0 | 500000`,
    statements: '2026-02 | Bancolombia 9876 | 150000 | 150000 | 0 | 0 | 0 | 0 | 0',
    findings: [{ rule: 'EXT-1', account: '11100501', amount: 50000, hasEntry: false }],
  },
  {
    name: 'lo consignado en el año muy por encima de los ingresos',
    period: '2026-01',
    books,
    statements: agreeing.replace('4000000 | 9000000', '4000000 | 29000000'),
    findings: [{ rule: 'EXT-6', account: null, amount: 21490000 }],
  },
  {
    name: 'una cuenta sin extracto: de más en los libros no se dice',
    period: '2026-01',
    books,
    statements: '2026-01 | Bancolombia 61200001234 | 4000000 | 9000000 | 6000000 | 24000 | 20000 | 0 | 0',
    findings: [],
    notEvaluated: ['EXT-3', 'EXT-4'],
  },
  {
    name: 'un extracto sin saldo, y meses que faltan del año',
    period: '2026-02',
    books,
    statements: agreeing.replaceAll('2026-01', '2026-02').replace('| 4000000 |', '| |'),
    findings: [],
    notEvaluated: ['EXT-1', 'EXT-6'],
  },
  {
    name: 'de otro mes no se cruza',
    period: '2026-03',
    books,
    statements: agreeing,
    findings: [],
    outcome: 'no_evaluada',
  },
];
