/**
 * V7: withholding practised, paid and suffered. A trial balance has no payments: certain findings are reported as such,
 * others as to be verified. Tax credits of former years (V7-f) belong to `anticipo_impuestos`, self-withholding (V7-g)
 * to `autorretencion`.
 */
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { conceptKeys } from './concepts.ts';
import { defaultRoles, type Role } from './default-roles.ts';
import { ret1 } from './rules/ret-1-withholding-missing.es.ts';
import { ret2 } from './rules/ret-2-withholding-to-be-verified.es.ts';
import { ret3 } from './rules/ret-3-rate-that-differs.es.ts';
import { ret4 } from './rules/ret-4-total-below-expected.es.ts';
import { ret5 } from './rules/ret-5-withholding-unpaid.es.ts';
import { ret6 } from './rules/ret-6-vat-withholding.es.ts';
import { ret7 } from './rules/ret-7-payments-abroad.es.ts';
import { ret8 } from './rules/ret-8-ica-withholding.es.ts';
import { ret9 } from './rules/ret-9-suffered-above-the-sales.es.ts';
import { ret10 } from './rules/ret-10-withheld-in-simple.es.ts';
import { ret11 } from './rules/ret-11-salaries-without-withholding.es.ts';
import { ret12 } from './rules/ret-12-dividends-without-withholding.es.ts';
import { ret13 } from './rules/ret-13-more-paid-than-owed.es.ts';
import { type Context, parameters, placesOf } from './rules.ts';
import { incomeTaxRoles } from './taxes/payment.ts';

const CLOSING_PERIOD = 13;

export const validation = defineValidation({
  id: 10,
  key: 'retencion',
  version: 1,
  order: 20,
  weight: 2,
  byMonth: 'all',
  roles: defaultRoles,
  parameters,
  lacks: { agentUnknown: { profile: 'agenteRetencion' }, missingMonths: 'months' },
  dianLists: ['grandes', 'autorretenedores', 'agentesIva'],
  rules: [ret1, ret2, ret3, ret4, ret5, ret6, ret7, ret8, ret9, ret10, ret11, ret12, ret13],
  analyse(context) {
    if (context.period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    return hasAccounts(context) ? new Analysis(context) : { notApplicable: { reason: 'nothingToWithhold' } };
  },
});

/** Whether there is a base or a withholding. */
function hasAccounts({ roles }: Context): boolean {
  const names: Role[] = [
    ...conceptKeys.flatMap((key) => placesOf[key].bases),
    ...incomeTaxRoles,
    'reteIva',
    'reteIca',
    'aFavor',
    'salarios',
    'dividendos',
  ];
  return names.some((name) => roles[name].leaves().length > 0);
}
