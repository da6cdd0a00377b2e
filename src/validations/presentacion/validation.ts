/** Presentation of the books: abolished accounts, untransferred costs, codes without a place, misleading names. */
import { defineValidation } from '#core/engine/validation.ts';
import { parameters, roles } from './analysis.ts';
import { foreignShare } from './chart.ts';
import { prs1 } from './rules/prs-1-account-emptied-by-ifrs.es.ts';
import { prs2 } from './rules/prs-2-production-costs-not-transferred.es.ts';
import { prs3 } from './rules/prs-3-account-outside-the-chart.es.ts';
import { prs4 } from './rules/prs-4-name-against-code.es.ts';

/** Percentage of accounts outside the PUC from which the chart is considered another one. */
const OWN_CHART = 30;

export const validation = defineValidation({
  id: 110,
  key: 'presentacion',
  version: 1,
  order: 49,
  weight: 1,
  roles,
  parameters,
  rules: [prs1, prs2, prs3, prs4],
  analyse(context) {
    // A declared own chart has no reference for codes and names.
    const isOwn = context.parameters.planPropio;
    if (!isOwn && foreignShare(context.balance) > OWN_CHART) return { notEvaluable: { reason: 'ownChart' } };
    return { context, isOwn };
  },
});
