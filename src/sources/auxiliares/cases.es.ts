/** Cases of the crossing with registers: books of a month, and what its registers add up to. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export interface RegisterCase extends ValidationCase {
  /** A line a third party or account: `kind | key name | amount | depreciation`, pesos. */
  registers: string;
}

const books = `
  13050501 Clientes    | 900466500 Tostadora S.A.S.     | 0 | 5000000 | 0 |  5000000
  13050501 Clientes    | 900300400 Hotel del Mar S.A.S. | 0 | 3000000 | 0 |  3000000
  28050501 Anticipos   | 900300400 Hotel del Mar S.A.S. | 0 | 0 | 1000000 | -1000000
  22050501 Proveedores | 900731118 La Esquina S.A.S.    | 0 | 0 |  800000 |  -800000
  23350501 Por pagar   | 830477651 Vigías Ltda.         | 0 | 0 |  400000 |  -400000
  15240501 Muebles     | | 0 | 9000000 |       0 |  9000000
  15280501 Equipo      | | 0 | 4000000 |       0 |  4000000
  15922001 Depreciación acumulada | | 0 | 0 | 2500000 | -2500000
  14350501 Mercancías  | | 0 | 7000000 |       0 |  7000000
`;

const agreeing = `
  receivable | 900466500 Tostadora S.A.S.     | 5000000 | 0
  receivable | 900300400 Hotel del Mar S.A.S. | 2000000 | 0
  payable    | 900731118 La Esquina S.A.S.    |  800500 | 0
  payable    | 830477651 Vigías Ltda.         |  400000 | 0
  asset      | 1524                           | 9000000 | 2000000
  asset      | 15280501                       | 4000000 |  500000
  inventory  |                                | 7000000 | 0
`;

export const cases: readonly RegisterCase[] = [
  {
    name: 'lo que cruza: con anticipos, con redondeo, por cuenta y en total',
    books,
    registers: agreeing,
    findings: [],
  },
  {
    name: 'diferencias por tercero, por cuenta y en total',
    books,
    registers: agreeing
      .replace('| 5000000 |', '| 4400000 |')
      .replace('| 9000000 | 2000000', '| 9500000 | 2100000')
      .replace('| 7000000 |', '| 6100000 |')
      .replace('|  800500 |', '| 1500000 |'),
    findings: [
      { rule: 'AUX-1', account: '13050501', severity: 'media', people: ['900466500'], amount: 600000 },
      { rule: 'AUX-2', account: '22050501', severity: 'media', people: ['900731118'], amount: 700000 },
      { rule: 'AUX-3', account: '1524', severity: 'media', amount: 500000 },
      { rule: 'AUX-3', account: '1592', severity: 'media', amount: 100000 },
      { rule: 'AUX-4', account: '14', severity: 'media', amount: 900000 },
    ],
  },
  {
    name: 'un tercero que está en uno solo; los informes que faltan se dicen',
    books,
    registers: `
      receivable | 900466500 Tostadora S.A.S. | 5000000 | 0
      receivable | 901578238 Nuevo S.A.S.     |  700000 | 0`,
    findings: [
      { rule: 'AUX-1', account: '13050501', people: ['900300400'], amount: 3000000 },
      { rule: 'AUX-1', account: null, people: ['901578238'], amount: 700000 },
    ],
    notEvaluated: ['AUX-2', 'AUX-3', 'AUX-4'],
  },
  {
    name: 'de otro mes no se cruza',
    period: '2026-04',
    books,
    registers: agreeing,
    findings: [],
    outcome: 'no_evaluada',
  },
];
