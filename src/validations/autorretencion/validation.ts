/**
 * V5: self-withholding of income tax (ET 365 par. 2), on all taxable income of companies exempt from contributions
 * under ET 114-1, and of ICA where the municipality requires it.
 */
import { defineValidation, type RuleDeclaration } from '#core/engine/validation.ts';
import { amount, otherSide } from './booked.ts';
import { expectedOn, incomeOf } from './income.ts';
import { municipal } from './municipal.ts';
import { notItsOwn } from './not-its-own.ts';
import { unpaid } from './owed.ts';
import { defaultRoles, parameters, type Rule, type Skipped } from './rules.ts';

const CLOSING_PERIOD = 13;

const rule = (
  severity: RuleDeclaration['severity'],
  ...legal: readonly RuleDeclaration['legal'][number][]
): RuleDeclaration => ({ severity, legal });

export const validation = defineValidation({
  id: 8,
  key: 'autorretencion',
  version: 1,
  order: 21,
  weight: 1,
  accountChart: 'movement',
  roles: defaultRoles,
  parameters,
  rules: {
    'AUT-1': rule('media', 'et_365_par_2', 'dur_1_2_6_6', 'et_373'),
    'AUT-2': rule('media', 'et_365_par_2', 'dur_1_2_6_8', 'dec_572_2025', 'dec_242_2024'),
    'AUT-3': rule('critica', 'et_376', 'et_580_1', 'et_604', 'penal_402'),
    'AUT-4': rule('alta', 'et_365_par_2', 'dur_1_2_6_6', 'et_114_1'),
    'AUT-5': rule('media', 'et_911', 'et_365_par_2', 'dur_1_2_6_6'),
    'AUT-6': rule('media', 'et_365_par_2', 'et_373', 'et_105_2_b'),
    'AUT-7': rule('media', 'ley_14_1983'),
  } satisfies Record<Rule, RuleDeclaration>,
  check(context) {
    const { period, profile, roles } = context;
    if (period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    const paid = unpaid(context);
    const income = incomeOf(context);
    const ica = municipal(income, context);
    const isBooked = roles.porPagar.sum().credit > 0n;
    const isByConcept = profile.exonerado1141 === false && profile.autorretenedorRenta === true;
    const others = notItsOwn(isBooked, context);
    if (others === 'notApplicable' && paid.length === 0 && ica.facts.length === 0)
      return { notApplicable: { reason: profile.regimen === 'simple' ? 'simple' : 'notExempt' } };
    if (others === 'notApplicable') return { facts: [...paid, ...ica.facts], notEvaluated: ica.notEvaluated };
    if (others.length > 0) return { facts: [...paid, ...others, ...ica.facts], notEvaluated: ica.notEvaluated };
    const isUnknown = profile.exonerado1141 === undefined && profile.autorretenedorRenta !== true;
    if (isUnknown && !isBooked && paid.length === 0 && ica.facts.length === 0)
      return { notEvaluable: { reason: 'exemptUnknown' } };
    const missing = missingRate();
    const expected = missing === null ? expectedOn(income, profile.ciiu!, context) : null;
    const notEvaluated: Skipped[] = [...ica.notEvaluated];
    if (missing !== null) notEvaluated.push(missing);
    else if (expected === null)
      notEvaluated.push({ rule: 'AUT-2', reason: 'withoutRate', data: { ciiu: profile.ciiu!, year: period.year } });
    // Without a profile that requires it, an absence is no finding.
    const amounts = isBooked || !isUnknown ? amount(income, expected, context) : [];
    return { facts: [...paid, ...otherSide(context), ...amounts, ...ica.facts], notEvaluated };

    function missingRate(): Skipped | null {
      if (isByConcept) return { rule: 'AUT-2', reason: 'byConcept' };
      return profile.ciiu === undefined ? { rule: 'AUT-2', reason: 'withoutCiiu' } : null;
    }
  },
});
