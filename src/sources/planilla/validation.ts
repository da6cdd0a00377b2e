/** Books against the monthly return of social-security contributions (PILA). */
import { periodKey } from '#core/calendar/period.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { pla1 } from './rules/pla-1-other-contribution.es.ts';
import { pla2 } from './rules/pla-2-not-in-planilla.es.ts';
import { pla3 } from './rules/pla-3-base-below-wage.es.ts';
import { pla4 } from './rules/pla-4-without-wages.es.ts';
import { defaultRoles } from './settings.ts';

export const validation = defineValidation({
  id: 131,
  key: 'planilla',
  version: 1,
  order: 131,
  weight: 2,
  roles: defaultRoles,
  parameters: {},
  sources: ['planilla'],
  rules: [pla1, pla2, pla3, pla4],
  byMonth: 'all',
  analyse({ balance, period, roles, sources }) {
    const table = sources?.planilla;
    if (table === undefined) return { notEvaluable: { reason: 'sin_planilla' } };
    const month = periodKey(period);
    const people = table.people.filter((person) => person.month === month);
    if (people.length === 0)
      return { notEvaluable: { reason: 'otros_meses', data: { from: table.from, to: table.to } } };
    return new Analysis({ balance, roles, people, year: period.year });
  },
});
