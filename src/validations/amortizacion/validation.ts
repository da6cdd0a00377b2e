/** V4: amortisation of intangibles, and how prepaid expenses and deferred charges are consumed. */
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { prepaidLeaves } from './prepaid.ts';
import { type Context, costPairs, defaultRoles } from './roles.ts';
import { amo1 } from './rules/amo-1-expense-without-accumulation.es.ts';
import { amo2 } from './rules/amo-2-month-not-amortised.es.ts';
import { amo3 } from './rules/amo-3-prepaid-expense-not-consumed.es.ts';
import { amo4 } from './rules/amo-4-consumed-beyond-what-was-paid.es.ts';
import { amo5 } from './rules/amo-5-instalment-unlike-the-contract.es.ts';
import { amo6 } from './rules/amo-6-amortised-beyond-its-cost.es.ts';
import { amo7 } from './rules/amo-7-above-the-fiscal-maximum.es.ts';
import { amo8 } from './rules/amo-8-amortisation-that-changed.es.ts';
import { amo9 } from './rules/amo-9-deferred-income-not-recognised.es.ts';

export const validation = defineValidation({
  id: 7,
  key: 'amortizacion',
  version: 1,
  order: 33,
  weight: 1,
  byMonth: 'all',
  roles: defaultRoles,
  parameters: {
    pares: { kind: 'pairs', default: costPairs },
    vidaIndefinida: { kind: 'list', entries: 'account', default: [] },
    contratos: { kind: 'pairs', second: 'months', default: [] },
    mesesSinConsumo: { kind: 'count', default: 3, minimum: 2, maximum: 12 },
    tolerancia: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
  },
  lacks: { withoutHistory: 'months', withoutContracts: { parameter: 'contratos' } },
  rules: [amo1, amo2, amo3, amo4, amo5, amo6, amo8, amo7, amo9],
  analyse(context: Context) {
    const analysis = new Analysis(context);
    const isEmpty =
      analysis.month.groups.length === 0 &&
      analysis.month.expense.length === 0 &&
      prepaidLeaves(context).length === 0 &&
      context.roles.ingresosDiferidos.leaves().length === 0;
    if (isEmpty) return { notApplicable: { reason: 'withoutAssets' } };
    if (context.period.month > 12) return { notApplicable: { reason: 'closing' } };
    return analysis;
  },
});
