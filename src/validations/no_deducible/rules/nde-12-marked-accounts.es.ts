/** NDE-12: marked accounts. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde12 = defineRule<Analysis>({
  code: 'NDE-12',
  proof: 'flow',
  name: 'Cuentas marcadas',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_107', 'et_772_1', 'et_240'],
  text: item({
    treatment: () => 'La empresa marcó esta cuenta como no deducible, o su nombre lo dice.',
    why: 'Es una marca de la parametrización o el nombre de la cuenta: la empresa decidió llevar estos gastos a la conciliación fiscal.',
    correction: `${RECONCILE} Llévalo a no deducible en la conciliación fiscal; si la cuenta ya no lo es, quita la marca.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('marcadas') }),
});
