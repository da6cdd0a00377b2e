/** V3: depreciation charged, omitted, repeated or misplaced, against accumulated accounts, cost and history. */
import { defineValidation, type NotRun } from '#core/engine/validation.ts';
import { Assets } from './analysis.ts';
import { assetMonth } from './asset-classes.ts';
import { type Context, costPairs, defaultRoles, expensePairs, ratePairs } from './roles.ts';
import { dep1 } from './rules/dep-1-expense-without-accumulation.es.ts';
import { dep2 } from './rules/dep-2-rate-that-differs.es.ts';
import { dep3 } from './rules/dep-3-month-not-depreciated.es.ts';
import { dep4 } from './rules/dep-4-depreciation-that-changed.es.ts';
import { dep5 } from './rules/dep-5-asset-that-does-not-depreciate.es.ts';
import { dep6 } from './rules/dep-6-depreciated-beyond-its-cost.es.ts';
import { dep7 } from './rules/dep-7-above-the-fiscal-maximum.es.ts';
import { dep8 } from './rules/dep-8-sold-asset-still-in-the-books.es.ts';

export const validation = defineValidation({
  id: 6,
  key: 'depreciacion',
  version: 1,
  order: 32,
  weight: 1,
  byMonth: 'all',
  roles: defaultRoles,
  parameters: {
    pares: { kind: 'pairs', default: costPairs },
    gastos: { kind: 'pairs', default: expensePairs },
    tasas: { kind: 'pairs', second: 'percent', default: ratePairs },
    unidadesDeProduccion: { kind: 'list', entries: 'account', default: [] },
    tolerancia: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
    banda: { kind: 'percent', default: 50, minimum: 0, maximum: 100 },
    desviacion: { kind: 'count', default: 20, minimum: 1, maximum: 100 },
    valorResidual: { kind: 'percent', default: 10, minimum: 0, maximum: 100 },
  },
  lacks: { withoutHistory: 'months' },
  assetClasses: { accumulated: 'pares', expense: 'gastos', rate: 'tasas' },
  rules: [dep1, dep2, dep3, dep4, dep5, dep6, dep7, dep8],
  analyse(context: Context): Assets | NotRun {
    const { balance, period } = context;
    const month = assetMonth(balance, period, context);
    const { cost, accumulated, expense } = month.total;
    if (cost.length + accumulated.length + expense.length + month.misplaced.length === 0)
      return { notApplicable: { reason: 'withoutAssets' } };
    return period.month > 12 ? { notApplicable: { reason: 'closing' } } : new Assets(context, month);
  },
});
