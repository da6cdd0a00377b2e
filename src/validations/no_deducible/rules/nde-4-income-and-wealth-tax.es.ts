/** NDE-4: income and wealth tax. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde4 = defineRule<Analysis>({
  code: 'NDE-4',
  proof: 'flow',
  name: 'Impuesto de renta y de patrimonio',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_105_2_b', 'et_772_1', 'et_240'],
  text: item({
    treatment: () => 'No es deducible.',
    why: 'El impuesto de renta se calcula sobre la utilidad y no la reduce; el impuesto al patrimonio tampoco se acepta.',
    correction: `${RECONCILE} Súmalo de nuevo a la utilidad contable para llegar a la renta líquida.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('impuestoRenta', 'impuestoPatrimonio') }),
});
