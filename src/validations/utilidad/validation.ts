/** V16: the result of the year in income and in equity, its closing, and its appropriation. */
import { defineValidation } from '#core/engine/validation.ts';
import { carriedFacts, closingAccountFacts, openFacts, reserveFacts } from './closing.ts';
import { bothFacts, equityFacts, postingFacts, priorYearFacts, productionFacts, retainedFacts } from './during-year.ts';
import { ResultMonth } from './result-month.ts';
import { type Context, defaultRoles } from './roles.ts';

export const validation = defineValidation({
  id: 21,
  key: 'utilidad',
  version: 1,
  order: 35,
  weight: 1,
  roles: defaultRoles,
  parameters: {
    reservaObligatoria: { kind: 'switch', default: false },
    mesDeLaAsamblea: { kind: 'count', default: 3, minimum: 1, maximum: 12 },
  },
  rules: {
    'UTI-1': { severity: 'media', legal: ['puc_cierre', 'cco_446', 'cco_451'] },
    'UTI-2': { severity: 'media', legal: ['puc_cierre', 'cco_52'] },
    'UTI-3': { severity: 'media', legal: ['puc_cierre', 'ley_222_1995_34'] },
    'UTI-4': { severity: 'media', legal: ['puc_cierre'] },
    'UTI-5': { severity: 'media', legal: ['puc_dinamicas', 'niif_pymes_13'] },
    'UTI-6': { severity: 'media', legal: ['puc_cierre', 'niif_pymes_3'] },
    'UTI-7': { severity: 'media', legal: ['puc_cierre', 'cco_446', 'cco_451'] },
    'UTI-8': { severity: 'media', legal: ['cco_151', 'cco_451', 'niif_pymes_10'] },
    'UTI-9': { severity: 'media', legal: ['cco_452', 'cco_371'] },
    'UTI-10': { severity: 'alta', legal: ['ley_2069_2020_4', 'niif_pymes_3'] },
  },
  check(context: Context) {
    const { balance, period, roles } = context;
    const month = new ResultMonth(balance, period, roles);
    const isEmpty = (
      ['patrimonio', 'ingresos', 'gastos', 'costos', 'utilidad', 'acumuladas', 'capital'] as const
    ).every((role) => month.leaves(role).length === 0);
    if (isEmpty) return { notApplicable: { reason: 'withoutResults' } };
    const reserve = reserveFacts(context, month);
    return {
      facts: [
        ...postingFacts(context, month),
        ...carriedFacts(context, month),
        ...openFacts(context, month),
        ...closingAccountFacts(context, month),
        ...productionFacts(context, month),
        ...bothFacts(context, month),
        ...priorYearFacts(context, month),
        ...retainedFacts(context, month),
        ...reserve.facts,
        ...equityFacts(context, month),
      ],
      notEvaluated: reserve.notEvaluated,
    };
  },
});
