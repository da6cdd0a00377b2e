/**
 * V11: prepaid and withheld taxes (1355): crossed with the return, used in time, under the right third party. Credit
 * balances (V11-h) belong to `naturaleza`, the two sides of self-withholding (V11-i) to `autorretencion`.
 */
import { defineValidation } from '#core/engine/validation.ts';
import { ani1 } from './rules/ani-1-income-tax-advance-of-earlier-years.es.ts';
import { ani2 } from './rules/ani-2-withholding-of-earlier-years.es.ts';
import { ani3 } from './rules/ani-3-vat-withheld-not-used-in-time.es.ts';
import { ani4 } from './rules/ani-4-ica-withheld-of-earlier-years.es.ts';
import { ani5 } from './rules/ani-5-credit-balance-not-used.es.ts';
import { ani6 } from './rules/ani-6-suffered-above-what-sales-allow.es.ts';
import { ani7 } from './rules/ani-7-advances-of-simple-missing.es.ts';
import { ani8 } from './rules/ani-8-withheld-from-a-company-in-simple.es.ts';
import { ani9 } from './rules/ani-9-advance-above-its-maximum.es.ts';
import { ani10 } from './rules/ani-10-municipal-tax-unpaid.es.ts';
import { ani11 } from './rules/ani-11-refund-as-income.es.ts';
import { defaultRoles, parameters, type Role } from './rules.ts';

const CLOSING_PERIOD = 13;

const ADVANCES: readonly Role[] = [
  'anticipoRenta',
  'retencion',
  'autorretencion',
  'reteIva',
  'reteIca',
  'anticipoIca',
  'saldosAFavor',
  'ica',
];

export const validation = defineValidation({
  id: 102,
  key: 'anticipo_impuestos',
  version: 1,
  order: 23,
  weight: 1,
  roles: defaultRoles,
  parameters,
  lacks: { withoutPeriod: { profile: 'periodoIva' }, missingMonths: 'months', monthsOfAdvance: 'months' },
  rules: [ani1, ani2, ani3, ani4, ani5, ani6, ani7, ani8, ani9, ani10, ani11],
  analyse(context) {
    const { period, profile, roles } = context;
    if (period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    const isEmpty = ADVANCES.every((role) => roles[role].leaves().length === 0);
    if (isEmpty && profile.regimen !== 'simple') return { notApplicable: { reason: 'withoutAdvances' } };
    return { context };
  },
});
