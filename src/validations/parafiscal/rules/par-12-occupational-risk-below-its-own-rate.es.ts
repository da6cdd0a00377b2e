/** PAR-12: occupational risk below its own rate. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { inMonth, writeRate } from '../rule-words.es.ts';

export const par12 = defineRule<Contributions>({
  code: 'PAR-12',
  proof: 'flow',
  name: 'Riesgos laborales lejos de su tarifa de siempre',
  stake: 'to_explain',
  series: { measure: 'net_debit' },
  severity: 'media',
  legal: ['dec_1072_2015', 'et_108'],
  text: {
    title: (fact) =>
      `Los riesgos laborales bajaron a ${writeRate(countIn(fact.data, 'rate'))} de los salarios; lo usual es ${writeRate(countIn(fact.data, 'usual'))}`,
    message: (fact) =>
      `${inMonth(fact)}, el gasto de riesgos laborales es de ${writePesos(fact.found ?? 0n)} sobre una base de ${writePesos(amountIn(fact.data, 'base'))}. A la tarifa de los ${countIn(fact.data, 'months')} meses anteriores serían ${writePesos(fact.expected ?? 0n)}.`,
    why: 'La tarifa sigue el riesgo del puesto de trabajo. Si cae a la mitad con la misma gente, la planilla se liquidó en otra clase: ante un accidente, la ARL cobra a la empresa lo que dejó de aportar.',
    correction: () =>
      'Compara la clase de riesgo de cada centro de trabajo en la planilla con la del mes anterior. Si está mal, corrige la planilla y paga la diferencia con intereses. Si cambió el personal expuesto, justifica el hallazgo.',
  },
  find: (analysis) => analysis.compared(() => ({ facts: analysis.risk })),
});
