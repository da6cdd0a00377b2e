/** V9: social benefits: accruals against wages, expense against liability, by employee, and the legal calendar. */
import { defineValidation } from '#core/engine/validation.ts';
import { calendarFacts } from './calendar.ts';
import { employeeFacts } from './employees.ts';
import { PayrollMonth } from './payroll-month.ts';
import { liabilityFacts, provisionFacts } from './provision.ts';
import { benefits, type Context, defaultRoles } from './roles.ts';
import { overpaidFacts, unconsolidatedFacts } from './year-end.ts';

export const validation = defineValidation({
  id: 12,
  key: 'prestacion',
  version: 1,
  order: 30,
  weight: 1,
  accountChart: 'movement',
  roles: defaultRoles,
  parameters: {
    tolerancia: { kind: 'percent', default: 15, minimum: 0, maximum: 100 },
    toleranciaPasivo: { kind: 'percent', default: 1, minimum: 0, maximum: 100 },
  },
  rules: {
    'PRE-1': { severity: 'alta', legal: ['cst_249', 'ley_52_1975_1', 'cst_306', 'cst_186', 'niif_pymes_28'] },
    'PRE-2': { severity: 'media', legal: ['cst_249', 'ley_52_1975_1', 'cst_306', 'cst_192', 'niif_pymes_28'] },
    'PRE-3': { severity: 'media', legal: ['niif_pymes_28', 'puc_dinamicas'] },
    'PRE-4': { severity: 'media', legal: ['cst_249', 'cst_306', 'cst_186', 'cst_132'] },
    'PRE-5': { severity: 'media', legal: ['niif_pymes_28', 'et_110'] },
    'PRE-6': { severity: 'alta', legal: ['ley_52_1975_1', 'ley_50_1990_99'] },
    'PRE-7': { severity: 'alta', legal: ['ley_50_1990_98', 'ley_50_1990_99', 'cst_65'] },
    'PRE-8': { severity: 'alta', legal: ['cst_306', 'cst_65'] },
    'PRE-9': { severity: 'media', legal: ['et_105', 'et_110', 'puc_dinamicas'] },
    'PRE-10': { severity: 'media', legal: ['niif_pymes_28', 'puc_dinamicas'] },
  },
  check(context: Context) {
    const month = new PayrollMonth(context.balance, context.period, context.roles);
    if (!hasPayroll(month)) return { notApplicable: { reason: 'withoutPayroll' } };
    const atYearEnd = [...unconsolidatedFacts(context, month), ...overpaidFacts(context, month)];
    if (context.period.month > 12) return { facts: atYearEnd };
    const employees = employeeFacts(context, month);
    const calendar = calendarFacts(context, month);
    return {
      facts: [
        ...provisionFacts(context, month),
        ...liabilityFacts(context, month),
        ...employees.facts,
        ...calendar.facts,
        ...atYearEnd,
      ],
      notEvaluated: [...employees.notEvaluated, ...calendar.notEvaluated],
    };
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
