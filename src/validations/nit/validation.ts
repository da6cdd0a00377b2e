/** Third-party ids (domain V15): DV, shape, duplicates, and lists. */
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { nit1 } from './rules/nit-1-wrong-check-digit.es.ts';
import { nit2 } from './rules/nit-2-impossible-number.es.ts';
import { nit3 } from './rules/nit-3-letters-or-signs.es.ts';
import { nit4 } from './rules/nit-4-check-digit-appended.es.ts';
import { nit5 } from './rules/nit-5-with-and-without-check-digit.es.ts';
import { nit6 } from './rules/nit-6-one-name-with-several-numbers.es.ts';
import { nit7 } from './rules/nit-7-fictitious-supplier.es.ts';
import { nit8 } from './rules/nit-8-liquidated-entity.es.ts';
import { defaultRoles, parameters } from './rules.ts';

export const validation = defineValidation({
  id: 19,
  key: 'nit',
  version: 3,
  order: 3,
  weight: 1,
  roles: defaultRoles,
  parameters,
  lacks: { sin_numeros: 'thirdParties', sin_lista: { parameter: 'proveedoresFicticios' } },
  dianLists: ['ficticios'],
  rules: [nit1, nit2, nit3, nit4, nit5, nit6, nit7, nit8],
  analyse({ balance, period, roles, parameters }) {
    if (balance.thirdParties.find((id) => id !== '') < 0) return { notEvaluable: { reason: 'sin_numeros' } };
    return new Analysis({ balance, period, roles, parameters });
  },
});
