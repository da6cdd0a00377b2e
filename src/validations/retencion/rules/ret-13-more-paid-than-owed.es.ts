/** RET-13: more paid than owed. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { overpaid } from '../taxes/overpaid.ts';
import { pesosIn } from '../words.es.ts';

export const ret13 = defineRule<Analysis>({
  code: 'RET-13',
  proof: 'flow',
  name: 'Se pagó más de lo que se debía',
  stake: 'to_explain',
  series: { measure: 'debit' },
  amountName: 'Pagado de más',
  columnName: 'Pagado en el mes',
  severity: 'media',
  legal: ['et_604', 'et_376'],
  text: {
    title: (fact) => `Retenciones: se pagaron ${writePesos(fact.amount)} más de lo que se debía`,
    line: () => 'Se pagó más retención de la que se debía',
    message: (fact) =>
      `Al empezar el mes se debían ${pesosIn(fact, 'owed')} de retenciones y en el mes se debitaron ${pesosIn(fact, 'paid')}.`,
    why: 'El formulario de un mes se paga el mes siguiente: lo que se debita no puede pasar de lo que se debía. El exceso es un pago registrado dos veces, los intereses o la sanción, o el pago de otro impuesto.',
    correction: () =>
      'Compara el débito con el recibo de pago. Si se registró dos veces, reversa uno contra el banco; los intereses y la sanción van a su gasto, no deducible; si es otro impuesto, trasládalo a su cuenta.',
  },
  find: ({ context }) => ({ facts: overpaid(context) }),
});
