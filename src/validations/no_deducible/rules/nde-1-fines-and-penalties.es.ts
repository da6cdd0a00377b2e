/** NDE-1: fines and penalties. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde1 = defineRule<Analysis>({
  code: 'NDE-1',
  proof: 'flow',
  name: 'Multas, sanciones e intereses de mora',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_105_2_c', 'et_772_1', 'et_240'],
  text: item({
    treatment: () => 'No es deducible en ninguna proporción.',
    why: 'La ley no acepta que el castigo por incumplir reduzca el impuesto: multas, sanciones, intereses moratorios sancionatorios y condenas distintas de las laborales quedan fuera de la deducción.',
    correction: `${RECONCILE} Llévalo completo a no deducible en la conciliación fiscal. Si la sanción es de un tercero o de un empleado, y la va a pagar, regístrala por cobrar.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('sanciones') }),
});
