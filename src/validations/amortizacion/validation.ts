/** V4: amortisation of intangibles, and how prepaid expenses and deferred charges are consumed. */
import { defineValidation } from '#core/engine/validation.ts';
import { amortisationMonth } from './asset-groups.ts';
import { agreementFacts, beyondCostFacts, fiscalFacts, omissionFacts } from './intangibles.ts';
import { changedFacts, hastenedFacts, interruptedFacts } from './pace.ts';
import { contractFacts, idleFacts, overConsumedFacts, prepaidLeaves } from './prepaid.ts';
import { type Context, costPairs, defaultRoles } from './roles.ts';

export const validation = defineValidation({
  id: 7,
  key: 'amortizacion',
  version: 1,
  order: 33,
  weight: 1,
  roles: defaultRoles,
  parameters: {
    pares: { kind: 'pairs', default: costPairs },
    vidaIndefinida: { kind: 'list', default: [] },
    contratos: { kind: 'pairs', default: [] },
    mesesSinConsumo: { kind: 'count', default: 3, minimum: 2, maximum: 12 },
    tolerancia: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
  },
  rules: {
    'AMO-1': { severity: 'media', legal: ['niif_pymes_18', 'puc_dinamicas', 'et_142'] },
    'AMO-2': { severity: 'alta', legal: ['niif_pymes_18', 'et_142', 'et_143'] },
    'AMO-3': { severity: 'media', legal: ['puc_dinamicas', 'et_142'] },
    'AMO-4': { severity: 'media', legal: ['puc_dinamicas', 'et_774'] },
    'AMO-5': { severity: 'media', legal: ['puc_dinamicas', 'et_105'] },
    'AMO-6': { severity: 'media', legal: ['niif_pymes_18', 'et_143'] },
    'AMO-8': { severity: 'media', legal: ['niif_pymes_18', 'et_143'] },
    'AMO-7': { severity: 'informativa', legal: ['et_143', 'niif_pymes_29'] },
  },
  check(context: Context) {
    const { balance, period } = context;
    const month = amortisationMonth(balance, period, context);
    const isEmpty = month.groups.length === 0 && month.expense.length === 0 && prepaidLeaves(context).length === 0;
    if (isEmpty) return { notApplicable: { reason: 'withoutAssets' } };
    if (period.month > 12) return { notApplicable: { reason: 'closing' } };
    const idle = idleFacts(context);
    const contracts = contractFacts(context);
    return {
      facts: [
        ...agreementFacts(context, month),
        ...omissionFacts(context, month),
        ...idle.facts,
        ...interruptedFacts(context),
        ...overConsumedFacts(context),
        ...changedFacts(context, month),
        ...hastenedFacts(context),
        ...contracts.facts,
        ...beyondCostFacts(context, month),
        ...fiscalFacts(context, month),
      ],
      notEvaluated: [...idle.notEvaluated, ...contracts.notEvaluated],
    };
  },
});
