/** NDE-11: clubs and personal expenses. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde11 = defineRule<Analysis>({
  code: 'NDE-11',
  proof: 'flow',
  name: 'Clubes y gastos personales de socios',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_115_par_4', 'et_107', 'et_772_1', 'et_240'],
  text: item({
    treatment: () => 'No es deducible, salvo que sea pago laboral.',
    why: 'Las cuotas de clubes y los gastos personales de los socios no tienen relación con la renta. Si son para un trabajador, se deducen como salario, con su retención y sus aportes.',
    correction: `${RECONCILE} Si el gasto es de un socio, considera cobrárselo (1325). Si es de un trabajador, trátalo como pago laboral.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('personales') }),
});
