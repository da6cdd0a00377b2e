/** PRE-5: benefits without wages. */
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { whyNotByEmployee, withoutWages } from '../employees.ts';
import { capital, employees, inMonth } from '../rule-words.es.ts';

export const pre5 = defineRule<Payroll>({
  code: 'PRE-5',
  proof: 'flow',
  about: 'third_parties',
  name: 'Prestaciones sin salario',
  stake: 'to_explain',
  series: { measure: 'net_debit' },
  amountName: 'Prestaciones sin salario',
  severity: 'media',
  mayBePractice: true,
  legal: ['niif_pymes_28', 'et_110'],
  text: {
    title: (fact) => `${capital(employees(fact))} con prestaciones y sin salario en el año`,
    message: (fact) =>
      `${inMonth(fact)} se provisionaron ${writePesos(fact.amount)} a quienes no tienen salario en el mes ni en lo corrido del año: ${writeAmounts(fact.thirdParties, 'a')}.`,
    why: 'Solo causa prestaciones quien trabaja. Una provisión sin salario suele ser de alguien que ya se retiró, o de una persona creada con dos números.',
    correction: () =>
      'Verifica si la persona sigue vinculada. Si se retiró, reversa lo provisionado después de su liquidación. Si el salario está a nombre de otro tercero, unifica los dos.',
  },
  find({ context, month, isClosing }) {
    const why = isClosing ? 'none' : whyNotByEmployee(month);
    if (why !== null) return { facts: [], notEvaluated: why === 'none' ? [] : [{ reason: why }] };
    return { facts: withoutWages(context, month) };
  },
});
