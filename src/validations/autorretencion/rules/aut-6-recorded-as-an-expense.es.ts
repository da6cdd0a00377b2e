/** AUT-6: recorded as an expense. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { inMonth } from '../rule-words.es.ts';

export const aut6 = defineRule<Analysis>({
  code: 'AUT-6',
  proof: 'flow',
  name: 'Registrada como gasto',
  stake: 'at_risk',
  series: { measure: 'debit' },
  severity: 'media',
  legal: ['et_365_par_2', 'et_373', 'et_105_2_b'],
  text: {
    title: (fact) => `La autorretención se registró como gasto: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${writePesos(amountIn(fact.data, 'credited'))} de autorretención por pagar, con débito a ${writeAccount(fact)} y no a la cuenta a favor.`,
    why: 'La autorretención es un anticipo del impuesto, no el impuesto. Como gasto disminuye la utilidad del mes, y en diciembre el impuesto del año queda contado dos veces.',
    correction: () => 'Reclasifica con el asiento sugerido: débito a la autorretención a favor, crédito al gasto.',
  },
  find: ({ isItsOwn, otherSide }) => ({
    facts: isItsOwn && otherSide?.isExpensed ? [otherSide.fact] : [],
  }),
});
