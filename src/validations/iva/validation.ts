/**
 * V12: VAT generated, deductible, apportioned and paid by its period. A trial balance has no invoices: clear ratios of
 * tax to base are reported, mixtures of rates are questions.
 */
import { defineValidation, type RuleDeclaration } from '#core/engine/validation.ts';
import { apportionment } from './apportionment.ts';
import { deductible } from './deductible.ts';
import { generated } from './generated.ts';
import { misplacedPurchases } from './misplaced.ts';
import { unclosedAtEnd } from './period-end.ts';
import { previousPeriod } from './periods.ts';
import { notResponsible, wrongPeriod } from './profile-coherence.ts';
import { defaultRoles, parameters, type Rule } from './rules.ts';
import { vatAccounts } from './vat-accounts.es.ts';

const CLOSING_PERIOD = 13;

const rule = (
  severity: RuleDeclaration['severity'],
  ...legal: readonly RuleDeclaration['legal'][number][]
): RuleDeclaration => ({ severity, legal });

export const validation = defineValidation({
  id: 15,
  key: 'iva',
  version: 1,
  order: 22,
  weight: 2,
  accountChart: 'movement',
  roles: defaultRoles,
  parameters,
  rules: {
    'IVA-1': rule('media', 'et_468', 'et_468_1', 'et_447'),
    'IVA-2': rule('alta', 'et_468', 'et_447'),
    'IVA-3': rule('alta', 'et_420', 'et_437', 'et_468'),
    'IVA-4': rule('media', 'et_420', 'et_447'),
    'IVA-5': rule('media', 'et_485', 'et_771_2', 'et_496'),
    'IVA-6': rule('informativa', 'et_485', 'et_468_1'),
    'IVA-7': rule('media', 'et_491', 'et_258_1'),
    'IVA-8': rule('baja', 'et_488'),
    'IVA-9': rule('media', 'et_493'),
    'IVA-10': rule('media', 'et_490'),
    'IVA-11': rule('alta', 'et_600', 'et_601', 'et_509'),
    'IVA-12': rule('baja', 'et_509', 'et_483'),
    'IVA-13': rule('media', 'et_600'),
    'IVA-14': rule('media', 'et_437', 'et_488'),
  } satisfies Record<Rule, RuleDeclaration>,
  byThirdParty: { required: ['IVA-1', 'IVA-5', 'IVA-6'] },
  check(context) {
    const { balance, period, profile, roles } = context;
    if (period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    const accounts = vatAccounts(balance, roles);
    const withoutTax = Object.values(accounts).every((leaves) => leaves.length === 0);
    if (withoutTax && profile.responsableIva === false) return { notApplicable: { reason: 'notResponsible' } };
    if (withoutTax && roles.ingresos.leaves().length === 0) return { notApplicable: { reason: 'nothingSold' } };
    const sales = generated(accounts, context);
    const purchases =
      profile.responsableIva === false ? { facts: [], notEvaluated: [] } : deductible(accounts, context);
    const before = previousPeriod(accounts, context);
    const coherence = wrongPeriod(context);
    return {
      facts: [
        ...sales.facts,
        ...purchases.facts,
        ...misplacedPurchases(accounts, context),
        ...apportionment(accounts, context),
        ...before.facts,
        ...unclosedAtEnd(accounts, context),
        ...coherence.facts,
        ...notResponsible(accounts, context),
      ],
      notEvaluated: [
        ...sales.notEvaluated,
        ...purchases.notEvaluated,
        ...before.notEvaluated,
        ...coherence.notEvaluated,
      ],
    };
  },
});
