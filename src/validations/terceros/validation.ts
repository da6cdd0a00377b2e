/** Third parties (domain V14): required, excluded, and contradicted by the master data. */
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { defaultRoles } from './default-roles.ts';
import { ter1 } from './rules/ter-1-without-third-party.es.ts';
import { ter2 } from './rules/ter-2-generic-third-party.es.ts';
import { ter3 } from './rules/ter-3-unexpected-third-party.es.ts';
import { ter4 } from './rules/ter-4-names-of-one-number.es.ts';
import { ter5 } from './rules/ter-5-own-company-as-third-party.es.ts';
import { ter6 } from './rules/ter-6-customer-and-supplier.es.ts';
import { ter7 } from './rules/ter-7-third-parties-without-movement.es.ts';
import { parameters } from './rules.ts';

export const validation = defineValidation({
  id: 18,
  key: 'terceros',
  version: 1,
  order: 2,
  weight: 1,
  roles: defaultRoles,
  parameters,
  lacks: { sin_terceros: 'thirdParties', falta_historia: 'months' },
  rules: [ter1, ter2, ter3, ter4, ter5, ter6, ter7],
  analyse(context) {
    if (context.balance.thirdParties.count < 2) return { notEvaluable: { reason: 'sin_terceros' } };
    return new Analysis(context);
  },
});
