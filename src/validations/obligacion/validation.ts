/** V8: financial debt: interest, rate, lenders, instalments, overdrafts, and the tax on financial movements. */
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { type Context, defaultRoles, type Role } from './roles.ts';
import { obl1 } from './rules/obl-1-loan-without-interest.es.ts';
import { obl2 } from './rules/obl-2-impossible-rate.es.ts';
import { obl3 } from './rules/obl-3-private-lender-among-the-banks.es.ts';
import { obl4 } from './rules/obl-4-paid-in-excess.es.ts';
import { obl5 } from './rules/obl-5-idle-for-three-months.es.ts';
import { obl6 } from './rules/obl-6-overdraft-not-returned.es.ts';
import { obl7 } from './rules/obl-7-financial-transactions-tax-missing.es.ts';
import { obl8 } from './rules/obl-8-loans-with-partners.es.ts';
import { obl9 } from './rules/obl-9-debt-with-related-parties.es.ts';
import { obl10 } from './rules/obl-10-interest-in-the-cost-of-an-asset.es.ts';
import { obl11 } from './rules/obl-11-whole-instalment-as-interest.es.ts';

const DEBT: readonly Role[] = [
  'obligaciones',
  'sobregiros',
  'otrasObligaciones',
  'vinculados',
  'prestamosASocios',
  'deudasConSocios',
  'bancos',
];

export const validation = defineValidation({
  id: 11,
  key: 'obligacion',
  version: 1,
  order: 34,
  weight: 1,
  byMonth: 'all',
  roles: defaultRoles,
  parameters: {
    mesesSinAbono: { kind: 'count', default: 3, minimum: 2, maximum: 12 },
    minimoDelCorriente: { kind: 'percent', default: 50, minimum: 0, maximum: 100 },
    gmfMinimo: { kind: 'percent', default: 0.1, minimum: 0, maximum: 1 },
    gmfMaximo: { kind: 'percent', default: 0.42, minimum: 0, maximum: 1 },
    vecesDelPatrimonio: { kind: 'count', default: 2, minimum: 1, maximum: 10 },
    interesCorriente: { kind: 'monthly', default: [], maximum: 100 },
  },
  lacks: {
    withoutRates: { parameter: 'interesCorriente' },
    withoutProductive: { parameter: 'interesCorriente' },
    withoutHistory: 'months',
    withoutDecember: 'months',
  },
  rules: [obl1, obl2, obl3, obl4, obl5, obl6, obl7, obl8, obl9, obl10, obl11],
  analyse(context: Context) {
    const { period, roles } = context;
    if (DEBT.every((role) => roles[role].leaves().length === 0)) return { notApplicable: { reason: 'withoutDebt' } };
    if (period.month > 12) return { notApplicable: { reason: 'closing' } };
    return new Analysis(context);
  },
});
