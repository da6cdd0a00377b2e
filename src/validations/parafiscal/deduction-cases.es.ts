/** Deductions for others, payments above what was owed, and a change of the rate of occupational risk. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

import { contributionsOf, exempt, wages, withheld } from './case-books.es.ts';

const month = (riesgos: number, rest = ''): string => `
  ${wages}
  ${withheld}
  ${contributionsOf({ riesgos })}
  ${rest}
`;
/** Payment of what Porvenir was owed at the opening. */
const paid = (amount: number): string =>
  `23803001 Fondos de pensión | 800144331 Porvenir | -1_600_000 | ${amount} | 0 | ${amount - 1_600_000}`;
const loans = (amount: number): string =>
  `23703001 Libranzas | 890903938 Bancolombia | -350_000 | ${amount} | 350_000 | ${amount - 700_000}`;
const months = (books: string) => ({ '2025-12': books, '2026-01': books, '2026-02': books });

export const deductionCases: readonly ValidationCase[] = [
  {
    name: 'una libranza descontada el mes anterior y no girada al banco',
    profile: exempt,
    books: month(52_200, loans(0)),
    findings: [
      { rule: 'PAR-11', account: '23703001', severity: 'alta', people: ['890903938'], amount: 350_000, hasEntry: true },
    ],
  },
  {
    name: 'un embargo en otra cuenta, por su nombre',
    profile: exempt,
    books: month(52_200, '23809501 Embargos judiciales | 800093816 Rama Judicial | -420_000 | 0 | 420_000 | -840_000'),
    findings: [{ rule: 'PAR-11', account: '23809501', people: ['800093816'], amount: 420_000 }],
  },
  { name: 'la libranza se giró al mes siguiente', profile: exempt, books: month(52_200, loans(350_000)), findings: [] },
  {
    name: 'la planilla se pagó dos veces',
    profile: exempt,
    history: months(month(52_200, paid(1_600_000))),
    books: month(52_200, paid(3_200_000)),
    findings: [{ rule: 'PAR-10', account: '23803001', severity: 'media', people: ['800144331'], amount: 1_600_000 }],
  },
  {
    name: 'la planilla se pagó una vez',
    profile: exempt,
    history: months(month(52_200, paid(1_600_000))),
    books: month(52_200, paid(1_600_000)),
    findings: [],
  },
  {
    name: 'los obreros de clase III se liquidaron en la I, que es la del perfil',
    profile: exempt,
    history: months(month(243_600)),
    books: month(52_200),
    findings: [{ rule: 'PAR-12', account: '51056801', severity: 'media', amount: 191_400 }],
  },
  {
    name: 'con la mezcla de clases de siempre no baja de la mitad',
    profile: exempt,
    history: months(month(90_000)),
    books: month(52_200),
    findings: [],
  },
];
