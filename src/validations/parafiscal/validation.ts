/** V13: employer and employee contributions against the payroll, their payment and their creditors. */

import { defineValidation } from '#core/engine/validation.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { ContributionMonth } from './contribution-month.ts';
import { deductionLeaves, overpaidFacts, withheldFacts } from './deductions.ts';
import { type EmployerAnswer, employerFacts, selfWithholdingFacts } from './employer.ts';
import { deductionFacts, feeFacts, institutionFacts, liquidatedFacts, unpaidFacts } from './liabilities.ts';
import { riskRateFacts } from './risk-rate.ts';
import { type Context, contributions, defaultRoles, liabilityLeaves, type Rule } from './roles.ts';
import { par1 } from './rules/par-1-no-contribution-recorded.es.ts';
import { par2 } from './rules/par-2-contribution-unlike-its-base.es.ts';
import { par3 } from './rules/par-3-exempt-company-that-contributes.es.ts';
import { par4 } from './rules/par-4-exemption-without-self-withholding.es.ts';
import { par5 } from './rules/par-5-earlier-contributions-unpaid.es.ts';
import { par6 } from './rules/par-6-liquidated-entity.es.ts';
import { par7 } from './rules/par-7-expense-and-liability-differ-in-entity.es.ts';
import { par8 } from './rules/par-8-deduction-from-employees.es.ts';
import { par9 } from './rules/par-9-fees-of-natural-persons.es.ts';
import { par10 } from './rules/par-10-paid-more-than-was-owed.es.ts';
import { par11 } from './rules/par-11-deductions-not-handed-over.es.ts';
import { par12 } from './rules/par-12-occupational-risk-below-its-own-rate.es.ts';

export const validation = defineValidation({
  id: 17,
  key: 'parafiscal',
  version: 1,
  order: 31,
  weight: 1,
  byMonth: 'all',
  accountChart: 'movement',
  roles: defaultRoles,
  parameters: { tolerancia: { kind: 'percent', default: 15, minimum: 0, maximum: 100 } },
  rules: [par1, par2, par3, par4, par5, par6, par7, par8, par9, par10, par11, par12],
  analyse(context: Context) {
    const { balance, period, roles } = context;
    const month = new ContributionMonth(balance, period, context);
    const owed = [...liabilityLeaves(roles), ...deductionLeaves(context)];
    const hasPayroll = month.wageLeaves.length > 0 || contributions.some((one) => month.leaves[one].length > 0);
    const fees = feeFacts(context);
    const without = withoutWage(context, month);
    if (!hasPayroll && owed.length === 0 && fees.length === 0 && without.length === 0)
      return { notApplicable: { reason: 'withoutPayroll' } };
    if (period.month > 12) return { notApplicable: { reason: 'closing' } };
    const risk = riskRateFacts(context, month);
    const isLimited = without.some(({ rule }) => rule === 'PAR-2');
    const employer = hasPayroll && !isLimited ? employerFacts(context, month) : { facts: [], notEvaluated: [] };
    return {
      facts: [
        // The break of its own rate says more than the distance from the class of the profile.
        ...employer.facts.filter(({ subject }) => subject !== 'riesgos' || risk.length === 0),
        ...risk,
        ...(hasPayroll ? [...selfWithholdingFacts(context), ...(isLimited ? [] : deductionFacts(context, month))] : []),
        ...unpaidFacts(context),
        ...withheldFacts(context),
        ...overpaidFacts(context),
        ...liquidatedFacts(context, month),
        ...institutionFacts(context, month),
        ...fees,
      ],
      notEvaluated: [...employer.notEvaluated, ...without],
    };
  },
});

/** Rules that need a minimum wage missing from the table: caps of bases, and fees. */
function withoutWage({ period, roles }: Context, month: ContributionMonth): EmployerAnswer['notEvaluated'] {
  const { year } = period;
  if (minimumWage(year) !== null) return [];
  const rules: Rule[] = [
    ...(month.isByEmployee ? (['PAR-1', 'PAR-2', 'PAR-3', 'PAR-8'] as const) : []),
    ...(roles.honorarios.leaves().length > 0 ? (['PAR-9'] as const) : []),
  ];
  return rules.map((rule) => ({ rule, reason: 'withoutWage', data: { year } }));
}
