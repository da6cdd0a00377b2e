/** NDE-9: provisions and impairment. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde9 = defineRule<Analysis>({
  code: 'NDE-9',
  proof: 'flow',
  name: 'Provisiones y deterioro',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_105_1_c', 'et_105_1_e', 'et_145', 'et_772_1', 'et_240'],
  text: item({
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} no deducibles hasta que se realicen`,
    treatment: () =>
      'No se deduce hasta que la pérdida se realice; la de cartera, dentro de los límites del reglamento.',
    why: 'Una provisión o un deterioro es una estimación: la ley la acepta cuando el activo se vende, se da de baja o la obligación surge. De la cartera se acepta la provisión individual o la general.',
    correction: `${RECONCILE} Calcula la provisión fiscal de cartera y lleva la diferencia a no deducible temporal, con su impuesto diferido.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('provisiones') }),
});
