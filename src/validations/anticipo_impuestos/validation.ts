/**
 * V11: prepaid and withheld taxes (1355): crossed with the return, used in time, under the right third party. Credit
 * balances (V11-h) belong to `naturaleza`, the two sides of self-withholding (V11-i) to `autorretencion`.
 */
import { defineValidation, type RuleDeclaration } from '#core/engine/validation.ts';
import { advanceSetUp } from './advance.ts';
import { balancesInFavour, withheldVat } from './credits.ts';
import { withheldByCustomers } from './customers.ts';
import { formerYears } from './former-years.ts';
import { defaultRoles, parameters, type Role, type Rule, together } from './rules.ts';
import { simpleRegime } from './simple-regime.ts';

const CLOSING_PERIOD = 13;

const ADVANCES: readonly Role[] = [
  'anticipoRenta',
  'retencion',
  'autorretencion',
  'reteIva',
  'reteIca',
  'anticipoIca',
  'saldosAFavor',
];

const rule = (
  severity: RuleDeclaration['severity'],
  ...legal: readonly RuleDeclaration['legal'][number][]
): RuleDeclaration => ({ severity, legal });

export const validation = defineValidation({
  id: 102,
  key: 'anticipo_impuestos',
  version: 1,
  order: 23,
  weight: 1,
  accountChart: 'movement',
  roles: defaultRoles,
  parameters,
  rules: {
    'ANI-1': rule('media', 'et_807', 'et_373'),
    'ANI-2': rule('media', 'et_373', 'et_374', 'et_381'),
    'ANI-3': rule('media', 'et_484_1'),
    'ANI-4': rule('media', 'ley_14_1983'),
    'ANI-5': rule('media', 'et_854', 'et_850', 'et_815'),
    'ANI-6': rule('media', 'et_437_1', 'et_381', 'ley_14_1983'),
    'ANI-7': rule('alta', 'et_910', 'et_914'),
    'ANI-8': rule('baja', 'et_911'),
    'ANI-9': rule('media', 'et_807'),
  } satisfies Record<Rule, RuleDeclaration>,
  byThirdParty: { required: ['ANI-8'] },
  check(context) {
    const { period, profile, roles } = context;
    if (period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    const isEmpty = ADVANCES.every((role) => roles[role].leaves().length === 0);
    if (isEmpty && profile.regimen !== 'simple') return { notApplicable: { reason: 'withoutAdvances' } };
    return together(
      formerYears(context),
      withheldVat(context),
      balancesInFavour(context),
      withheldByCustomers(context),
      simpleRegime(context),
      advanceSetUp(context),
    );
  },
});
