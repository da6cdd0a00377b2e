/** OBL-4: paid in excess. */

import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { debitFacts } from '../lenders.ts';
import { atClose, lender, lenderName } from '../rule-words.es.ts';

export const obl4 = defineRule<Analysis>({
  code: 'OBL-4',
  proof: 'balance',
  about: 'third_parties',
  name: 'Se pagó de más',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774', 'niif_pymes_2_52'],
  text: {
    title: (fact) => `A ${lenderName(fact)} se le pagaron ${writePesos(fact.amount)} de más`,
    message: (fact) =>
      `${atClose(fact)}, la obligación con ${lender(fact)} quedó con saldo débito de ${writePesos(fact.amount)} en ${writeAccount(fact)}.`,
    why: 'Una deuda no puede ser negativa. Los intereses de la cuota se llevaron al capital, un desembolso no se registró, o el pago era de otra obligación.',
    correction: () =>
      'Concilia con el extracto del préstamo. Lleva al gasto los intereses que se cargaron al capital, registra el desembolso que falte o traslada el pago a la obligación que era.',
  },
  find: ({ context, month }) => ({ facts: debitFacts(context, month) }),
});
