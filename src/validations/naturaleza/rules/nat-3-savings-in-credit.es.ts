/** NAT-3: savings in credit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, strictMessage } from '../rule-words.es.ts';

export const nat3 = defineRule<Analysis>({
  code: 'NAT-3',
  proof: 'balance',
  about: 'third_parties',
  name: 'Cuenta de ahorros con saldo crédito',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'critica',
  legal: ['puc_dinamicas', 'et_654_e', 'et_774'],
  text: {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) => strictMessage(fact, 'Una cuenta de ahorros no admite sobregiro.'),
    why: 'El banco no permite girar más de lo que hay en una cuenta de ahorros. El saldo crédito solo puede venir de un registro que falta, que sobra o que se hizo en la cuenta equivocada.',
    correction: () =>
      'Concilia con el extracto del mes: registra las consignaciones, traslados y rendimientos que falten, y reclasifica a su cuenta los pagos que salieron de otra.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('ahorros') }),
});
