/** NDE-7: donations. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde7 = defineRule<Analysis>({
  code: 'NDE-7',
  proof: 'flow',
  name: 'Donaciones',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_257', 'et_772_1', 'et_240'],
  text: item({
    treatment: () => 'No se deduce: da derecho a un descuento del 25 % del impuesto si cumple los requisitos.',
    why: 'La donación no es gasto fiscal. Si quien la recibe está calificado en el régimen especial y la certifica, el 25 % se resta directamente del impuesto.',
    correction: `${RECONCILE} Llévala a no deducible, pide el certificado de donación y toma el descuento con sus límites.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('donaciones') }),
});
