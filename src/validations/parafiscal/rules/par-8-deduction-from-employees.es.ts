/** PAR-8: deduction from employees. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { deductionFacts } from '../liabilities.ts';
import { inMonth, isShort } from '../rule-words.es.ts';

export const par8 = defineRule<Contributions>({
  code: 'PAR-8',
  proof: 'flow',
  name: 'Lo descontado a los empleados',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta parte del descuento' },
  amountName: 'Diferencia con lo que debían aportar',
  severity: 'media',
  legal: ['ley_100_1993_20', 'ley_100_1993_204', 'ley_797_2003_7'],
  text: {
    title: (fact) =>
      isShort(fact)
        ? `A los empleados se les descontó menos de lo que deben aportar: faltan ${writePesos(fact.amount)}`
        : `Los pasivos de aportes recibieron ${writePesos(fact.amount)} de más`,
    line: (fact) =>
      isShort(fact)
        ? 'A los empleados se les descontó menos de lo que deben aportar'
        : 'Los pasivos de aportes recibieron de más',
    message: (fact) =>
      `${inMonth(fact)} los pasivos de aportes recibieron ${writePesos(amountIn(fact.data, 'credited'))}; ${writePesos(amountIn(fact.data, 'charged'))} son del empleador y quedan ${writePesos(fact.found ?? 0n)} de los empleados. A una base de ${writePesos(amountIn(fact.data, 'base'))} le corresponde el ${formatPercent(countIn(fact.data, 'percent'), 0)} de salud y pensión, ${writePesos(fact.expected ?? 0n)}.`,
    why: 'Al trabajador se le descuenta el 4 % para salud y el 4 % para pensión, más el fondo de solidaridad desde cuatro salarios mínimos. Lo que no se le descuenta lo termina pagando la empresa.',
    correction: () =>
      'Compara los descuentos de la nómina con la planilla. Si el descuento quedó en otra cuenta, trasládalo. Si el aporte del empleador se pagó por el gasto sin pasar por el pasivo, corrige el registro.',
  },
  find: (analysis) => analysis.compared(() => ({ facts: deductionFacts(analysis.context, analysis.month) })),
});
