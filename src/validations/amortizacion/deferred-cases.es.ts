/** Income received in advance, and animals that are no intangible. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const plan = (opening: number, taken: number): string => `
  27052501 Ingresos diferidos | 812537621 Clínica | ${-opening} | ${taken} | 0 | ${taken - opening}
  41553001 Suscripciones      | 812537621 Clínica | 0 | 0 | ${taken} | ${-taken}
`;
const year = {
  '2025-12': plan(24_000_000, 2_000_000),
  '2026-01': plan(22_000_000, 2_000_000),
  '2026-02': plan(20_000_000, 2_000_000),
};

export const deferredCases: readonly ValidationCase[] = [
  {
    name: 'un colegio que tampoco reconoció en este mes del año pasado, después de venir haciéndolo: está en vacaciones',
    history: { '2025-02': plan(4_000_000, 2_000_000), '2025-03': plan(2_000_000, 0), ...year },
    books: plan(18_000_000, 0),
    findings: [],
  },
  {
    name: 'el año pasado este mes sí se reconoció',
    history: { '2025-02': plan(4_000_000, 2_000_000), '2025-03': plan(4_000_000, 2_000_000), ...year },
    books: plan(18_000_000, 0),
    findings: [{ rule: 'AMO-9', account: '27052501', amount: 2_000_000 }],
  },
  {
    name: 'un mes sin reconocer el ingreso de las suscripciones',
    history: year,
    books: plan(18_000_000, 0),
    findings: [
      {
        rule: 'AMO-9',
        account: '27052501',
        severity: 'alta',
        people: ['812537621'],
        amount: 2_000_000,
        hasEntry: true,
      },
    ],
  },
  { name: 'la cuota del mes se reconoció', history: year, books: plan(18_000_000, 2_000_000), findings: [] },
  {
    name: 'las vacas se miden a valor razonable: no se amortizan',
    books: '15840501 Semovientes vacas lecheras | 900481237 El Roble | 420_000_000 | 0 | 0 | 420_000_000',
    findings: [],
  },
];
