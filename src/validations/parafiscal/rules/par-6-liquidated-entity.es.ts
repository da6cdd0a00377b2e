/** PAR-6: liquidated entity. */

import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Contributions } from '../analysis.ts';
import { liquidatedFacts } from '../liabilities.ts';
import { atClose } from '../rule-words.es.ts';

export const par6 = defineRule<Contributions>({
  code: 'PAR-6',
  proof: 'balance',
  about: 'third_parties',
  name: 'Entidad liquidada',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Saldo con entidades liquidadas',
  severity: 'alta',
  legal: ['ley_100_1993_204', 'et_631'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `Aportes a una entidad liquidada en ${fact.accountName}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene saldo o movimiento con una entidad que ya no existe como administradora: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'Nadie puede estar afiliado a una entidad liquidada. O el tercero está mal, o queda un saldo que nunca se va a pagar así.',
    correction: () =>
      'Verifica en la planilla a qué entidad se aporta y corrige el tercero. Un saldo antiguo se concilia con el liquidador o se cancela con el soporte del caso.',
  },
  find: ({ context, month }) => ({ facts: liquidatedFacts(context, month) }),
});
