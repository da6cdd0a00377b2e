/** V13: employer and employee contributions against the payroll, their payment and their creditors. */

import { defineValidation } from '#core/engine/validation.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import { ContributionMonth } from './contribution-month.ts';
import { type EmployerAnswer, employerFacts, selfWithholdingFacts } from './employer.ts';
import { deductionFacts, feeFacts, institutionFacts, liquidatedFacts, unpaidFacts } from './liabilities.ts';
import { type Context, contributions, defaultRoles, liabilityLeaves, type Rule } from './roles.ts';

export const validation = defineValidation({
  id: 17,
  key: 'parafiscal',
  version: 1,
  order: 31,
  weight: 1,
  accountChart: 'movement',
  roles: defaultRoles,
  parameters: { tolerancia: { kind: 'percent', default: 15, minimum: 0, maximum: 100 } },
  rules: {
    'PAR-1': { severity: 'alta', legal: ['ley_100_1993_20', 'ley_100_1993_204', 'ley_21_1982', 'et_108', 'et_664'] },
    'PAR-2': {
      severity: 'media',
      legal: ['ley_100_1993_18', 'ley_797_2003_5', 'ley_1393_2010_30', 'ley_21_1982', 'et_114_1'],
    },
    'PAR-3': { severity: 'media', legal: ['et_114_1'] },
    'PAR-4': { severity: 'media', legal: ['et_114_1', 'et_365', 'dur_1_2_6_6'] },
    'PAR-5': { severity: 'alta', legal: ['et_108', 'et_664', 'ley_100_1993_20'] },
    'PAR-6': { severity: 'alta', legal: ['ley_100_1993_204', 'et_631'] },
    'PAR-7': { severity: 'baja', legal: ['et_631', 'et_632'] },
    'PAR-8': { severity: 'media', legal: ['ley_100_1993_20', 'ley_100_1993_204', 'ley_797_2003_7'] },
    'PAR-9': { severity: 'informativa', legal: ['et_108'] },
  },
  byThirdParty: { required: ['PAR-6', 'PAR-7', 'PAR-9'] },
  check(context: Context) {
    const { balance, period, roles } = context;
    const month = new ContributionMonth(balance, period, context);
    const owed = liabilityLeaves(roles);
    const hasPayroll = month.wageLeaves.length > 0 || contributions.some((one) => month.leaves[one].length > 0);
    const fees = feeFacts(context);
    const without = withoutWage(context, month);
    if (!hasPayroll && owed.length === 0 && fees.length === 0 && without.length === 0)
      return { notApplicable: { reason: 'withoutPayroll' } };
    if (period.month > 12) return { notApplicable: { reason: 'closing' } };
    const isLimited = without.some(({ rule }) => rule === 'PAR-2');
    const employer = hasPayroll && !isLimited ? employerFacts(context, month) : { facts: [], notEvaluated: [] };
    return {
      facts: [
        ...employer.facts,
        ...(hasPayroll ? [...selfWithholdingFacts(context), ...(isLimited ? [] : deductionFacts(context, month))] : []),
        ...unpaidFacts(context),
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
