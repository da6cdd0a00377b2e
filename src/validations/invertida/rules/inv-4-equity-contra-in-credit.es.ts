/** INV-4: equity contra in credit. */

import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { normalSide, wrongSideMessage, wrongSideTitle } from '../rule-words.es.ts';
import { wrongSides } from '../wrong-side.ts';

export const inv4 = defineRule<Analysis>({
  code: 'INV-4',
  proof: 'balance',
  name: 'Patrimonio: correctoras con saldo crédito',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774'],
  text: {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'El capital por suscribir o por cobrar, las acciones propias readquiridas y las pérdidas restan del patrimonio. Con el saldo al revés el patrimonio aparece mayor o menor del que es.',
    correction: (fact) =>
      `Revisa el acta y el comprobante que movió la cuenta. Una utilidad registrada como pérdida se traslada a la cuenta de utilidades; un aporte de más se lleva a capital o se le debe al socio. ${writeAccount(fact)} debe quedar en cero o con saldo ${normalSide(fact)}.`,
  },
  find: ({ contras }) => ({ facts: wrongSides(['capitalPorSuscribir', 'capitalPorCobrar', 'patrimonio'], contras) }),
});
