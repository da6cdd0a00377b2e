/** INV-10: authorised capital not subscribed. */

import { amountIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { atClose } from '../rule-words.es.ts';

export const inv10 = defineRule<Analysis>({
  code: 'INV-10',
  proof: 'balance',
  name: 'Capital autorizado sin suscribir',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774'],
  text: {
    title: (fact) => `El capital muestra ${writePesos(fact.amount)} que nadie ha suscrito`,
    line: () => 'Capital que nadie ha suscrito',
    message: (fact) =>
      `${atClose(fact)}, el capital autorizado menos el que está por suscribir suma ${writePesos(amountIn(fact.data, 'shown'))}, y el capital suscrito de la empresa es de ${writePesos(amountIn(fact.data, 'subscribed'))}. La cuenta de capital por suscribir ${amountIn(fact.data, 'pending') === 0n ? 'no tiene saldo' : `tiene ${writePesos(amountIn(fact.data, 'pending'))}`}.`,
    why: 'El capital autorizado es un tope, no un aporte. Lo que falta por suscribir se resta en su propia cuenta, con saldo débito; sin ella el patrimonio aparece mayor del que es.',
    correction: (fact) =>
      `Compara con el certificado de existencia y representación y con el libro de accionistas. Registra ${writePesos(fact.amount)} como capital por suscribir, contra la cuenta donde se llevó la contrapartida del capital autorizado. Si ya se suscribió, actualiza el capital suscrito en la parametrización.`,
  },
  find: ({ capital }) => capital,
});
