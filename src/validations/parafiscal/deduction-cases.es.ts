/** Deductions for others, payments above what was owed, and a change of the rate of occupational risk. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

import { contributionsOf, exempt, wages, withheld } from './case-books.es.ts';

const month = (riesgos: number, rest = ''): string => `
  ${wages}
  ${withheld}
  ${contributionsOf({ riesgos })}
  ${rest}
`;
/** Months with the wages of Ana and Beto and what Positiva and Compensar are charged of each, then one month with other amounts. */
const byEmployee = (risks: number, fund: number): string => `
  ${wages}
  ${withheld}
  51056801 Aportes ARL       | 1020 Ana   | 0 | 146_160 | 0 | 146_160
  51056801 Aportes ARL       | 1030 Beto  | 0 | ${risks} | 0 | ${risks}
  51057001 Aportes pensión   | 800224808 Porvenir   | 0 | 1_200_000 | 0 | 1_200_000
  51057201 Aportes caja      | 860066942 Compensar  | 0 | ${fund}   | 0 | ${fund}
  23700501 Aportes EPS       | 800251440 Sanitas    | 0 | 0 | 400_000 | -400_000
  23700601 Aportes ARL       | 860011153 Positiva   | 0 | 0 | ${146_160 + risks} | -${146_160 + risks}
  23701001 Caja              | 860066942 Compensar  | 0 | 0 | ${fund}   | -${fund}
  23803001 Fondos de pensión | 800144331 Porvenir   | 0 | 0 | 1_600_000 | -1_600_000
`;
const fourMonths = (books: string) => ({ '2025-11': books, '2025-12': books, '2026-01': books, '2026-02': books });
/** Ten at the same wage, one at another and perhaps a second one, with what they are deducted of health. */
const many = (health: number, other = 0, { risk = 117_972, sick = 0 } = {}): string => `
  51050601 Sueldos | 1040 Empleado 0 | 0 | ${2_000_000 - sick} | 0 | ${2_000_000 - sick}
  ${Array.from({ length: 9 }, (_, index) => `51050601 Sueldos | 10${index + 41} Empleado ${index + 1} | 0 | 2_000_000 | 0 | 2_000_000`).join('\n  ')}
  51050601 Sueldos | 1090 Berta | 0 | 2_600_000 | 0 | 2_600_000
  51050601 Sueldos | 1091 Celia | 0 | ${other} | 0 | ${other}
  ${withheld}
  51056801 Aportes ARL       | 860011153 Positiva   | 0 | ${risk}   | 0 | ${risk}
  51057001 Aportes pensión   | 800224808 Porvenir   | 0 | 2_712_000 | 0 | 2_712_000
  51057201 Aportes caja      | 860066942 Compensar  | 0 | 904_000   | 0 | 904_000
  23700501 Aportes EPS       | 800251440 Sanitas    | 0 | 0 | ${health} | -${health}
  23700601 Aportes ARL       | 860011153 Positiva   | 0 | 0 | ${risk} | -${risk}
  23701001 Caja              | 860066942 Compensar  | 0 | 0 | 904_000 | -904_000
  23803001 Fondos de pensión | 800144331 Porvenir   | 0 | 0 | 3_616_000 | -3_616_000
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
  {
    name: 'los riesgos de un empleado se liquidaron en otra clase: el total cabe entre las clases',
    profile: exempt,
    history: fourMonths(byEmployee(97_440, 400_000)),
    books: byEmployee(20_880, 400_000),
    findings: [{ rule: 'PAR-13', account: '51056801', severity: 'media', people: ['1030'], amount: 76_560 }],
  },
  {
    name: 'a un empleado no se le descontó salud: el total de la nómina cabe en la tolerancia',
    profile: exempt,
    history: fourMonths(many(904_000)),
    books: many(800_000),
    findings: [{ rule: 'PAR-13', account: '23700501', severity: 'media', people: ['1090'], amount: 104_000 }],
  },
  {
    name: 'lo mismo en un mes en que la EPS debe parte de un salario: la base es la de los demás aportes',
    profile: exempt,
    history: fourMonths(many(904_000)),
    books: many(800_000, 0, { sick: 350_000 }),
    findings: [{ rule: 'PAR-13', account: '23700501', severity: 'media', people: ['1090'], amount: 104_000 }],
  },
  {
    name: 'todos en la clase V y uno en la I, con los aportes a nombre de la ARL',
    profile: { ...exempt, claseArl: 5 },
    history: fourMonths(many(904_000, 0, { risk: 1_572_960 })),
    books: many(904_000, 0, { risk: 1_405_572 }),
    findings: [{ rule: 'PAR-13', account: '51056801', severity: 'media', people: ['1090'], amount: 167_388 }],
  },
  {
    name: 'falta el descuento de salud de uno de dos que ganan lo mismo: se nombran ambos',
    profile: exempt,
    history: fourMonths(many(984_000, 2_600_000)),
    books: many(880_000, 2_600_000),
    findings: [{ rule: 'PAR-13', account: '23700501', severity: 'media', people: ['1090', '1091'], amount: 104_000 }],
  },
  {
    name: 'lo descontado de salud varía de siempre: no se sabe de quién',
    profile: exempt,
    history: { ...fourMonths(many(904_000)), '2026-01': many(860_000) },
    books: many(800_000),
    findings: [],
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
