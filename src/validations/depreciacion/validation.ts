/** V3: depreciation charged, omitted, repeated or misplaced, against accumulated accounts, cost and history. */
import { defineValidation } from '#core/engine/validation.ts';
import { agreementFacts } from './agreement.ts';
import { assetMonth } from './asset-classes.ts';
import { deviationFacts } from './deviation.ts';
import { beyondCostFacts, undepreciableFacts } from './impossible.ts';
import { EarlierMonths } from './months.ts';
import { omissionFacts } from './omission.ts';
import { fiscalFacts, rateFacts } from './rates.ts';
import { type Context, costPairs, defaultRoles, expensePairs, ratePairs } from './roles.ts';

export const validation = defineValidation({
  id: 6,
  key: 'depreciacion',
  version: 1,
  order: 32,
  weight: 1,
  roles: defaultRoles,
  parameters: {
    pares: { kind: 'pairs', default: costPairs },
    gastos: { kind: 'pairs', default: expensePairs },
    tasas: { kind: 'pairs', default: ratePairs },
    unidadesDeProduccion: { kind: 'list', default: [] },
    tolerancia: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
    banda: { kind: 'percent', default: 50, minimum: 0, maximum: 100 },
    desviacion: { kind: 'count', default: 20, minimum: 1, maximum: 100 },
    valorResidual: { kind: 'percent', default: 10, minimum: 0, maximum: 100 },
  },
  rules: {
    'DEP-1': { severity: 'media', legal: ['niif_pymes_17', 'puc_dinamicas', 'et_128'] },
    'DEP-2': { severity: 'baja', legal: ['niif_pymes_17', 'et_134', 'et_137'] },
    'DEP-3': { severity: 'alta', legal: ['niif_pymes_17', 'et_128', 'et_135'] },
    'DEP-4': { severity: 'media', legal: ['niif_pymes_17', 'et_134'] },
    'DEP-5': { severity: 'media', legal: ['niif_pymes_17', 'et_135'] },
    'DEP-6': { severity: 'media', legal: ['niif_pymes_17', 'et_131'] },
    'DEP-7': { severity: 'informativa', legal: ['et_137', 'niif_pymes_29'] },
  },
  check(context: Context) {
    const { balance, period } = context;
    const month = assetMonth(balance, period, context);
    const { cost, accumulated, expense } = month.total;
    if (cost.length + accumulated.length + expense.length + month.misplaced.length === 0)
      return { notApplicable: { reason: 'withoutAssets' } };
    if (period.month > 12) return { notApplicable: { reason: 'closing' } };
    const earlier = new EarlierMonths(context);
    const deviation = deviationFacts(context, month, earlier);
    return {
      facts: [
        ...agreementFacts(context, month),
        ...rateFacts(context, month),
        ...omissionFacts(context, month, earlier),
        ...deviation.facts,
        ...undepreciableFacts(context, month),
        ...beyondCostFacts(context, month),
        ...fiscalFacts(context, month),
      ],
      notEvaluated: deviation.notEvaluated,
    };
  },
});
