/** V9: social benefits: accruals against wages, expense against liability, by employee, and the legal calendar. */
import { defineValidation, type NotRun } from '#core/engine/validation.ts';
import { Payroll } from './analysis.ts';
import { PayrollMonth } from './payroll-month.ts';
import { benefits, type Context, defaultRoles } from './roles.ts';
import { pre1 } from './rules/pre-1-nothing-accrued.es.ts';
import { pre2 } from './rules/pre-2-accrual-unlike-the-wages.es.ts';
import { pre3 } from './rules/pre-3-expense-unlike-its-liability.es.ts';
import { pre4 } from './rules/pre-4-wages-without-benefits.es.ts';
import { pre5 } from './rules/pre-5-benefits-without-wages.es.ts';
import { pre6 } from './rules/pre-6-interest-on-severance-unpaid.es.ts';
import { pre7 } from './rules/pre-7-severance-not-deposited.es.ts';
import { pre8 } from './rules/pre-8-service-bonus-unpaid.es.ts';
import { pre9 } from './rules/pre-9-estimates-not-consolidated.es.ts';
import { pre10 } from './rules/pre-10-paid-above-the-accrual.es.ts';
import { pre11 } from './rules/pre-11-wages-of-a-company.es.ts';
import { pre12 } from './rules/pre-12-employee-without-one-benefit.es.ts';

export const validation = defineValidation({
  id: 12,
  key: 'prestacion',
  version: 1,
  order: 30,
  weight: 1,
  byMonth: 'all',
  roles: defaultRoles,
  parameters: {
    tolerancia: { kind: 'percent', default: 15, minimum: 0, maximum: 100 },
    toleranciaPasivo: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
  },
  lacks: { withoutJune: 'months' },
  rules: [pre1, pre2, pre3, pre4, pre5, pre6, pre7, pre8, pre9, pre10, pre11, pre12],
  analyse(context: Context): Payroll | NotRun {
    const month = new PayrollMonth(context.balance, context.period, context.roles);
    return hasPayroll(month) ? new Payroll(context, month) : { notApplicable: { reason: 'withoutPayroll' } };
  },
});

/** Whether the books have wages, or debts for work. */
function hasPayroll(month: PayrollMonth): boolean {
  return (
    month.wageLeaves.length > 0 ||
    month.leaves.integral.length > 0 ||
    benefits.some((benefit) => month.expenseLeaves(benefit).length + month.liabilityLeaves(benefit).length > 0)
  );
}
