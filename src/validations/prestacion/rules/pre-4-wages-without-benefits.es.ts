/** PRE-4: wages without benefits. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeAmounts, writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import type { Payroll } from '../analysis.ts';
import { whyNotByEmployee, withoutAccrual } from '../employees.ts';
import { employees, inMonth } from '../rule-words.es.ts';

export const pre4 = defineRule<Payroll>({
  code: 'PRE-4',
  proof: 'flow',
  about: 'third_parties',
  name: 'Empleados con salario y sin prestaciones',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Falta la provisión' },
  amountName: 'Prestaciones que corresponden',
  severity: 'media',
  legal: ['cst_249', 'cst_306', 'cst_186', 'cst_132'],
  text: {
    title: (fact) => `${writeWhoDoes(fact.thirdParties, 'tiene', 'empleados tienen')} salario y no prestaciones`,
    message: (fact) =>
      `${inMonth(fact)} no hay ninguna provisión para ${employees(fact)}, con salarios por ${writePesos(amountIn(fact.data, 'wages'))}, y para los demás sí. Corresponden ${writeAmounts(fact.thirdParties, 'a')}.`,
    why: 'Todo trabajador con salario ordinario causa cesantías, intereses, prima y vacaciones desde el primer día. Si uno queda fuera, al retirarse hay que pagarle lo que no está en los libros.',
    correction: () =>
      'Revisa en la nómina el contrato de estas personas. Si es ordinario, provisiona lo del mes y lo de los meses anteriores. Si es salario integral o contrato de aprendizaje, llévalo a su cuenta. Si no es empleado, su pago no es salario.',
  },
  find({ context, month, isClosing }) {
    const why = isClosing ? 'none' : whyNotByEmployee(month);
    if (why !== null) return { facts: [], notEvaluated: why === 'none' ? [] : [{ reason: why }] };
    const { year } = context.period;
    if (minimumWage(year) === null) return { facts: [], notEvaluated: [{ reason: 'withoutWage', data: { year } }] };
    return { facts: withoutAccrual(context, month) };
  },
});
