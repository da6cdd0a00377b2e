/** INV-3: returns on the wrong side. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { wrongSideMessage, wrongSideTitle } from '../rule-words.es.ts';
import { wrongSides } from '../wrong-side.ts';

export const inv3 = defineRule<Analysis>({
  code: 'INV-3',
  proof: 'balance',
  name: 'Devoluciones con el saldo al revés',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'niif_pymes_23'],
  text: {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'Las devoluciones, rebajas y descuentos restan de las ventas o de las compras. Con el saldo al revés las aumentan: suele ser una venta o una compra registrada en la cuenta de devoluciones, o una nota anulada dos veces.',
    correction: () =>
      'Revisa las notas crédito y débito del periodo. Traslada a ingresos o a compras lo que no sea devolución con el asiento sugerido, y anula las notas repetidas.',
  },
  find: ({ contras }) => ({ facts: wrongSides(['devoluciones'], contras) }),
});
