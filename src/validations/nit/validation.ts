/** Third-party ids (domain V15): DV, shape, duplicates, and lists. */
import { defineValidation } from '#core/engine/validation.ts';
import { fictitiousFacts, liquidatedFacts } from './listed.ts';
import { shapeFacts } from './number-shapes.ts';
import { repeatedNameFacts } from './repeated-names.ts';
import { parameters, type Rule } from './rules.ts';
import { duplicatedByDv, duplicateFacts } from './with-and-without-dv.ts';

export const validation = defineValidation<Rule, never, typeof parameters>({
  id: 19,
  key: 'nit',
  version: 1,
  order: 3,
  weight: 1,
  roles: {},
  parameters,
  rules: {
    'NIT-1': { severity: 'media', legal: ['et_555_1', 'et_617'] },
    'NIT-2': { severity: 'media', legal: ['et_555_1', 'et_617', 'et_651'] },
    'NIT-3': { severity: 'media', legal: ['et_555_1', 'et_619'] },
    'NIT-4': { severity: 'baja', legal: ['et_555_1', 'et_651'] },
    'NIT-5': { severity: 'media', legal: ['et_555_1', 'et_631'] },
    'NIT-6': { severity: 'media', legal: ['et_555_1', 'et_555_2', 'et_631'] },
    'NIT-7': { severity: 'critica', legal: ['et_671'] },
    'NIT-8': { severity: 'media', legal: ['et_555_2', 'et_631'] },
  },
  check({ balance, parameters: { proveedoresFicticios } }) {
    if (balance.thirdParties.find((id) => id !== '') < 0) return { notEvaluable: { reason: 'sin_numeros' } };
    const isDuplicate = duplicatedByDv(balance);
    const fictitious = fictitiousFacts(balance, proveedoresFicticios);
    return {
      facts: [
        ...(fictitious ?? []),
        ...shapeFacts(balance, isDuplicate),
        ...duplicateFacts(balance, isDuplicate),
        ...repeatedNameFacts(balance, isDuplicate),
        ...liquidatedFacts(balance),
      ],
      notEvaluated: fictitious === null ? [{ rule: 'NIT-7', reason: 'sin_lista' }] : [],
    };
  },
});
