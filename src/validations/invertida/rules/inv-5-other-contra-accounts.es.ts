/** INV-5: other contra accounts. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { normalSide, wrongSideMessage, wrongSideTitle } from '../rule-words.es.ts';
import { wrongSides } from '../wrong-side.ts';

export const inv5 = defineRule<Analysis>({
  code: 'INV-5',
  proof: 'balance',
  name: 'Otras correctoras y cuentas de orden por contra',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774'],
  text: {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'Es una cuenta que el PUC marca con la naturaleza opuesta a la de su clase. Un saldo en el lado de la clase suele venir de un registro con los lados cambiados.',
    correction: (fact) =>
      `Revisa los movimientos de la cuenta y reversa el que se registró al revés. Debe quedar en cero o con saldo ${normalSide(fact)}.`,
  },
  find: ({ contras }) => ({ facts: wrongSides(['otras', 'orden'], contras) }),
});
