/** NDE-5: financial transactions tax. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde5 = defineRule<Analysis>({
  code: 'NDE-5',
  proof: 'flow',
  name: 'Gravamen a los movimientos financieros',
  stake: 'reference',
  series: { measure: 'net_debit' },
  columnName: 'Gasto',
  severity: 'informativa',
  legal: ['et_115', 'et_772_1', 'et_240'],
  text: item({
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} no deducibles (la mitad)`,
    treatment: () => 'Se deduce el 50 %, tenga o no relación con la actividad, si lo certifica el banco.',
    why: 'Del gravamen a los movimientos financieros solo se acepta la mitad.',
    correction: `${RECONCILE} Pide a cada banco el certificado del año y lleva la otra mitad a no deducible.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('gmf') }),
});
