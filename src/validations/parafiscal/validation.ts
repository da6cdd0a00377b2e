/** V13: employer and employee contributions against the payroll, their payment and their creditors. */

import { defineValidation, type NotRun } from '#core/engine/validation.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { Contributions } from './analysis.ts';
import { ContributionMonth } from './contribution-month.ts';
import { deductionLeaves } from './deductions.ts';
import { feeFacts } from './liabilities.ts';
import { type Context, defaultRoles, liabilityLeaves } from './roles.ts';
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
import { par13 } from './rules/par-13-one-employee-left-out.es.ts';

export const validation = defineValidation({
  id: 17,
  key: 'parafiscal',
  version: 1,
  order: 31,
  weight: 1,
  byMonth: 'all',
  roles: defaultRoles,
  parameters: { tolerancia: { kind: 'percent', default: 15, minimum: 0, maximum: 100 } },
  lacks: { withoutExemption: { profile: 'exonerado1141' }, withoutRiskClass: { profile: 'claseArl' } },
  rules: [par1, par2, par3, par4, par5, par6, par7, par8, par9, par10, par11, par12, par13],
  analyse(context: Context): Contributions | NotRun {
    const { balance, period } = context;
    const analysis = new Contributions(context, new ContributionMonth(balance, period, context));
    if (!analysis.hasPayroll && !hasDebts(context)) return { notApplicable: { reason: 'withoutPayroll' } };
    return period.month > 12 ? { notApplicable: { reason: 'closing' } } : analysis;
  },
});

/** Whether books without payroll have debts of one, or fees that prove contributions of their own. */
function hasDebts(context: Context): boolean {
  const { roles, period } = context;
  if (liabilityLeaves(roles).length + deductionLeaves(context).length > 0) return true;
  const isWithoutWage = minimumWage(period.year) === null;
  return isWithoutWage ? roles.honorarios.leaves().length > 0 : feeFacts(context).length > 0;
}
