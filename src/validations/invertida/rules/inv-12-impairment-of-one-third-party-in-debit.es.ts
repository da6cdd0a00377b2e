/** INV-12: impairment of one third party in debit. */

import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { atClose } from '../rule-words.es.ts';
import { hiddenByOthers } from '../wrong-side.ts';

export const inv12 = defineRule<Analysis>({
  code: 'INV-12',
  proof: 'balance',
  about: 'third_parties',
  name: 'Deterioro reversado de más a un tercero',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Reversado de más',
  severity: 'media',
  legal: ['puc_clase_1', 'niif_pymes_27', 'et_774'],
  text: {
    title: (fact) => `${fact.accountName}: se reversaron ${writePesos(fact.amount)} más de lo deteriorado`,
    line: () => 'Se reversó más de lo deteriorado',
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} está bien en total, pero tiene saldo débito: ${writeAmounts(fact.thirdParties, 'con')}.`,
    why: 'El deterioro de cada cliente se castiga o se recupera hasta lo que se le había reconocido. Lo que pasa de ahí es un ingreso que no existe, o el deterioro de otro cliente.',
    correction: () =>
      'Compara con la cartera de ese cliente. Si el débito era de otro, trasládalo. Si se recuperó más de lo que había, devuelve el exceso con el asiento sugerido.',
  },
  find: ({ contras }) => ({ facts: hiddenByOthers(contras) }),
});
