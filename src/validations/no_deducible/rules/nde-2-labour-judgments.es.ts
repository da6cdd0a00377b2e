/** NDE-2: labour judgments. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { item, RECONCILE } from '../items-words.es.ts';

export const nde2 = defineRule<Analysis>({
  code: 'NDE-2',
  proof: 'flow',
  name: 'Condenas laborales',
  stake: 'reference',
  series: { measure: 'net_debit' },
  severity: 'informativa',
  legal: ['et_107_1', 'et_772_1', 'et_240'],
  text: item({
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} deducibles solo cuando se paguen`,
    treatment: () => 'Se deduce en el año en que la condena se paga, y está por verificar que se haya pagado.',
    why: 'Las condenas laborales sí se aceptan, pero cuando se pagan y con los soportes de la sentencia o la conciliación. Un litigio provisionado todavía no.',
    correction: `${RECONCILE} Comprueba el pago; lo que falte por pagar al cierre llévalo a no deducible en este año y a deducible cuando se pague.`,
  }),
  find: (analysis) => ({ facts: analysis.factsOf('litigiosLaborales') }),
});
