/** Books of the year against what third parties told the DIAN of the company. */
import { periodKey } from '#core/calendar/period.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { rep1 } from './rules/rep-1-withheld-not-booked.es.ts';
import { rep2 } from './rules/rep-2-withheld-not-reported.es.ts';
import { rep3 } from './rules/rep-3-income-otherwise.es.ts';
import { rep4 } from './rules/rep-4-purchase-otherwise.es.ts';
import { rep5 } from './rules/rep-5-bank-otherwise.es.ts';
import { defaultRoles } from './settings.ts';

export const validation = defineValidation({
  id: 132,
  key: 'reportado',
  version: 1,
  order: 132,
  weight: 2,
  roles: defaultRoles,
  parameters: { tolerancia: { kind: 'amount', default: 1_000_00n, minimum: 0n } },
  sources: ['reportado'],
  rules: [rep1, rep2, rep3, rep4, rep5],
  analyse({ balance, history, period, roles, parameters, sources }) {
    const table = sources?.reportado;
    if (table === undefined) return { notEvaluable: { reason: 'sin_reporte' } };
    const month = periodKey(period);
    const items = table.items.filter((item) => item.month === month);
    if (items.length === 0) return { notApplicable: { reason: 'otro_mes', data: { month: table.to } } };
    if (balance.thirdParties.find((id) => id !== '') < 0) return { notEvaluable: { reason: 'sin_terceros' } };
    return new Analysis({ balance, history, period, roles, items, tolerance: parameters.tolerancia });
  },
});
