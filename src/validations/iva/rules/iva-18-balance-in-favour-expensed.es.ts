/** IVA-18: balance in favour taken as expense. */

import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { favourExpensed } from '../period/favour-expensed.ts';
import { inMonth, pesosIn } from '../rule-words.es.ts';

export const iva18 = defineRule<Analysis>({
  code: 'IVA-18',
  proof: 'flow',
  name: 'Saldo a favor de IVA llevado al gasto',
  stake: 'at_risk',
  series: { measure: 'debit' },
  severity: 'media',
  legal: ['et_815', 'et_850', 'et_491'],
  text: {
    title: (fact) => `Saldo a favor de IVA llevado al gasto: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se llevaron ${writePesos(fact.amount)} a ${writeAccount(fact)} con la DIAN como tercero, y en el periodo el descontable supera al generado en ${pesosIn(fact, 'excess')}.`,
    why: 'Lo que el descontable supera al generado es un saldo a favor: se imputa al periodo siguiente o se pide en devolución. En el gasto se pierde el derecho, y no es deducible.',
    correction: () =>
      'Trasládalo a la cuenta de saldos a favor con el asiento sugerido, por el valor de la declaración. Si es IVA que no se podía descontar, justifica el hallazgo con el prorrateo.',
  },
  find: ({ accounts, context }) => ({ facts: favourExpensed(accounts, context) }),
});
