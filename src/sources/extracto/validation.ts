/** Books against the statements of the company's banks. */
import { periodKey } from '#core/calendar/period.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { ext1 } from './rules/ext-1-other-balance.es.ts';
import { ext2 } from './rules/ext-2-gmf.es.ts';
import { ext3 } from './rules/ext-3-fees.es.ts';
import { ext4 } from './rules/ext-4-yields.es.ts';
import { ext5 } from './rules/ext-5-withheld-on-yields.es.ts';
import { ext6 } from './rules/ext-6-deposits-above-income.es.ts';
import { defaultRoles } from './settings.ts';

export const validation = defineValidation({
  id: 133,
  key: 'extracto',
  version: 1,
  order: 133,
  weight: 2,
  roles: defaultRoles,
  parameters: {
    tolerancia: { kind: 'amount', default: 1_000_00n, minimum: 0n },
    margenConsignaciones: { kind: 'percent', default: 20, minimum: 0, maximum: 100 },
  },
  sources: ['extracto'],
  rules: [ext1, ext2, ext3, ext4, ext5, ext6],
  byMonth: 'all',
  analyse({ balance, history, period, roles, parameters, sources }) {
    const table = sources?.extracto;
    if (table === undefined) return { notEvaluable: { reason: 'sin_extracto' } };
    const month = periodKey(period);
    const months = table.months.filter((one) => one.month === month);
    if (months.length === 0)
      return { notEvaluable: { reason: 'otros_meses', data: { from: table.from, to: table.to } } };
    const { tolerancia: tolerance, margenConsignaciones: margin } = parameters;
    return new Analysis({ balance, history, period, roles, all: table.months, months, tolerance, margin });
  },
});
