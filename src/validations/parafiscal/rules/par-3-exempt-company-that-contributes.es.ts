/** PAR-3: exempt company that contributes. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { isOfExempt, ratioFact } from '../employer.ts';
import { isExempt } from '../roles.ts';
import { circumstances, inMonth, name, target } from '../rule-words.es.ts';

export const par3 = defineRule<Contributions>({
  code: 'PAR-3',
  proof: 'flow',
  name: 'Una empresa exonerada registra salud, SENA o ICBF',
  stake: 'to_explain',
  series: { measure: 'net_debit' },
  severity: 'media',
  mayBePractice: true,
  legal: ['et_114_1'],
  text: {
    title: (fact) => `Aporte ${target(fact)} de una empresa exonerada: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)}, el gasto de ${name(fact)} es de ${writePesos(fact.found ?? 0n)}. La empresa está exonerada por sus trabajadores que ganan menos de diez salarios mínimos: por los demás ${(fact.expected ?? 0n) === 0n ? 'no se debe nada, porque no los hay' : `se deben ${writePesos(fact.expected ?? 0n)}`}.${lookUp(circumstances, wordIn(fact.data, 'circumstance')) ?? ''}`,
    why: 'Una sociedad exonerada por el artículo 114-1 no paga salud, SENA ni ICBF por quienes devengan menos de diez salarios mínimos. Si los registra, está pagando lo que no debe, o la exoneración de su perfil no es cierta.',
    correction: () =>
      'Revisa la planilla. Si se pagó sin deberse, pide la devolución y llévala a cuentas por cobrar. Si es lo descontado al empleado o un plan complementario, reclasifícalo. Si la empresa no está exonerada, corrige su perfil.',
  },
  find(analysis) {
    const { context, month, apart } = analysis;
    return analysis.compared(() => ({
      facts: apart.filter((one) => isOfExempt(one, context)).flatMap((one) => ratioFact(context, month, one)),
      notEvaluated: isExempt(context.profile) === undefined ? [{ reason: 'withoutExemption' }] : [],
    }));
  },
});
