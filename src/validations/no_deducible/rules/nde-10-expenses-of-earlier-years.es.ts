/** NDE-10: expenses of earlier years. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { item } from '../items-words.es.ts';

export const nde10 = defineRule<Analysis>({
  code: 'NDE-10',
  proof: 'flow',
  name: 'Gastos de ejercicios anteriores',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_105', 'et_772_1', 'et_240'],
  text: item({
    treatment: () => 'En general no se deduce: el gasto es del año en que se causó.',
    why: 'La deducción es del año en que se devenga el gasto. Registrado en otro, se rechaza en este y se habría podido deducir en aquel.',
    correction:
      'Llévalo a no deducible y evalúa corregir la declaración del año al que pertenece. Si el error es material, contablemente va contra resultados acumulados y no contra el gasto del año.',
  }),
  find: (analysis) => ({ facts: analysis.factsOf('ejerciciosAnteriores') }),
});
