/** OBL-5: idle for three months. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, lender, lenderName } from '../rule-words.es.ts';

export const obl5 = defineRule<Analysis>({
  code: 'OBL-5',
  proof: 'balance',
  name: 'Tres meses sin moverse',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Deuda sin movimiento',
  severity: 'baja',
  legal: ['niif_pymes_11', 'puc_dinamicas'],
  text: {
    title: (fact) => `La deuda con ${lenderName(fact)} lleva ${countIn(fact.data, 'months')} meses sin moverse`,
    message: (fact) =>
      `${atClose(fact)} se deben ${writePesos(fact.amount)} a ${lender(fact)}, lo mismo que hace ${countIn(fact.data, 'months')} meses, y en el mes se causaron ${writePesos(amountIn(fact.data, 'interest'))} de intereses.`,
    why: 'Si el préstamo se paga en cuotas, el capital baja cada mes. Cuando no se mueve, las cuotas no se registran o se llevan enteras al gasto. Puede ser un periodo de gracia o un crédito que se paga al vencimiento.',
    correction: () =>
      'Mira en el extracto el saldo de capital. Si es menor, registra los abonos: salen del banco, de una cuenta por pagar o del gasto en que quedaron. Si coincide, anota que paga al vencimiento.',
  },
  find: ({ interest }) => foundOf('OBL-5', interest),
});
