/**
 * V5: self-withholding of income tax (ET 365 par. 2), on all taxable income of companies exempt from contributions
 * under ET 114-1, and of ICA where the municipality requires it.
 */

import { defineValidation } from '#core/engine/validation.ts';
import { isJointVenture } from '#core/identity/company-state.es.ts';
import { amount, otherSide } from './booked.ts';
import { missingByResolution } from './by-resolution.ts';
import { expectedOn, incomeOf } from './income.ts';
import { municipal } from './municipal.ts';
import { notItsOwn } from './not-its-own.ts';
import { othersMoney } from './others-money.ts';
import { unpaid } from './owed.ts';
import { aut1 } from './rules/aut-1-payable-unlike-receivable.es.ts';
import { aut2 } from './rules/aut-2-rate-that-differs.es.ts';
import { aut3 } from './rules/aut-3-self-withholding-unpaid.es.ts';
import { aut4 } from './rules/aut-4-not-recorded.es.ts';
import { aut5 } from './rules/aut-5-self-withholding-without-exemption.es.ts';
import { aut6 } from './rules/aut-6-recorded-as-an-expense.es.ts';
import { aut7 } from './rules/aut-7-self-withholding-of-ica.es.ts';
import { aut8 } from './rules/aut-8-money-of-others-as-income.es.ts';
import { defaultRoles, parameters, type Skipped } from './rules.ts';

const CLOSING_PERIOD = 13;

export const validation = defineValidation({
  id: 8,
  key: 'autorretencion',
  version: 1,
  order: 21,
  weight: 1,
  byMonth: 'all',
  roles: defaultRoles,
  parameters,
  lacks: {
    exemptUnknown: { profile: 'exonerado1141' },
    withoutCiiu: { profile: 'ciiu' },
    withoutIcaRate: { parameter: 'tarifaIca' },
  },
  rules: [aut1, aut2, aut3, aut4, aut5, aut6, aut7, aut8],
  analyse(context) {
    const { period, profile, roles } = context;
    if (period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    const paid = unpaid(context);
    const income = incomeOf(context);
    const ica = municipal(income, context);
    const isBooked = roles.porPagar.sum().credit > 0n;
    // Its members withhold on their own income (ET 18).
    const isOfMembers = !isBooked && isJointVenture(context.balance.company.name);
    const isByConcept = profile.exonerado1141 === false && profile.autorretenedorRenta === true;
    const others = isOfMembers ? 'notApplicable' : notItsOwn(isBooked, context);
    if (others === 'notApplicable' && paid.length === 0 && ica.facts.length === 0)
      return { notApplicable: { reason: whyNot() } };
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
    return {
      facts: [
        ...paid,
        ...otherSide(context),
        ...amounts,
        ...missingByResolution(context),
        ...ica.facts,
        ...othersMoney(context),
      ],
      notEvaluated,
    };

    function whyNot(): string {
      if (isOfMembers) return 'jointVenture';
      return profile.regimen === 'simple' ? 'simple' : 'notExempt';
    }

    function missingRate(): Skipped | null {
      if (isByConcept) return { rule: 'AUT-2', reason: 'byConcept' };
      return profile.ciiu === undefined ? { rule: 'AUT-2', reason: 'withoutCiiu' } : null;
    }
  },
});
