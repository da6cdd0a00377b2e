/** NDE-3: taxes of others. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde3 = defineRule<Analysis>({
  code: 'NDE-3',
  proof: 'flow',
  name: 'Impuestos asumidos',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_105_2_e', 'et_772_1', 'et_240'],
  text: item({
    treatment: () => 'No es deducible en ninguna proporción.',
    why: 'El impuesto o la retención que debía soportar otro no es gasto propio, aunque la empresa lo haya pagado.',
    correction: `${RECONCILE} Llévalo completo a no deducible y corrige la causa: la retención que no se practicó se asume una sola vez.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('impuestosAsumidos') }),
});
