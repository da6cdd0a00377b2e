/** V16: the result of the year in income and in equity, its closing, and its appropriation. */
import { defineValidation } from '#core/engine/validation.ts';
import { analysisOf } from './analysis.ts';
import { type Context, defaultRoles } from './roles.ts';
import { uti1 } from './rules/uti-1-result-posted-during-the-year.es.ts';
import { uti2 } from './rules/uti-2-opening-result.es.ts';
import { uti3 } from './rules/uti-3-open-result-accounts.es.ts';
import { uti4 } from './rules/uti-4-closing-account.es.ts';
import { uti5 } from './rules/uti-5-production-costs-open.es.ts';
import { uti6 } from './rules/uti-6-profit-and-loss-at-once.es.ts';
import { uti7 } from './rules/uti-7-result-of-the-year-before.es.ts';
import { uti8 } from './rules/uti-8-retained-earnings-moved.es.ts';
import { uti9 } from './rules/uti-9-legal-reserve.es.ts';
import { uti10 } from './rules/uti-10-negative-equity.es.ts';
import { uti11 } from './rules/uti-11-income-tax-missing.es.ts';

export const validation = defineValidation({
  id: 21,
  key: 'utilidad',
  version: 1,
  order: 35,
  weight: 1,
  byMonth: ['UTI-2'],
  roles: defaultRoles,
  parameters: {
    reservaObligatoria: { kind: 'switch', default: false },
    mesDeLaAsamblea: { kind: 'count', default: 3, minimum: 1, maximum: 12 },
  },
  rules: [uti1, uti2, uti3, uti4, uti5, uti6, uti7, uti8, uti9, uti10, uti11],
  analyse(context: Context) {
    const analysis = analysisOf(context);
    const isEmpty = (
      ['patrimonio', 'ingresos', 'gastos', 'costos', 'utilidad', 'acumuladas', 'capital'] as const
    ).every((role) => analysis.month.leaves(role).length === 0);
    return isEmpty ? { notApplicable: { reason: 'withoutResults' } } : analysis;
  },
});
