/** Books against the registers beside them. */
import { periodKey } from '#core/calendar/period.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { aux1 } from './rules/aux-1-receivable-otherwise.es.ts';
import { aux2 } from './rules/aux-2-payable-otherwise.es.ts';
import { aux3 } from './rules/aux-3-assets-otherwise.es.ts';
import { aux4 } from './rules/aux-4-inventory-otherwise.es.ts';
import { defaultRoles } from './settings.ts';

export const validation = defineValidation({
  id: 134,
  key: 'auxiliares',
  version: 1,
  order: 134,
  weight: 2,
  roles: defaultRoles,
  parameters: { tolerancia: { kind: 'amount', default: 1_000_00n, minimum: 0n } },
  sources: ['auxiliares'],
  rules: [aux1, aux2, aux3, aux4],
  analyse({ balance, period, roles, parameters, sources }) {
    const table = sources?.auxiliares;
    if (table === undefined) return { notEvaluable: { reason: 'sin_auxiliares' } };
    const month = periodKey(period);
    const lines = table.lines.filter((line) => line.month === month);
    if (lines.length === 0)
      return { notEvaluable: { reason: 'otros_meses', data: { from: table.from, to: table.to } } };
    return new Analysis({ balance, roles, lines, tolerance: parameters.tolerancia });
  },
});
