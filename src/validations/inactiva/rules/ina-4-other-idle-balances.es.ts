/** INA-4: other idle balances. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { idleFacts } from '../idle.ts';
import { message, title } from '../rule-words.es.ts';

export const ina4 = defineRule<Analysis>({
  code: 'INA-4',
  proof: 'balance',
  about: 'third_parties',
  name: 'Otros saldos sin movimiento',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Saldo sin movimiento',
  severity: 'baja',
  legal: ['et_774'],
  text: {
    title: title('terceros'),
    message,
    why: 'Bancos que no se usan, depósitos, inversiones y préstamos de largo plazo pueden estar quietos con razón, pero cada uno necesita un soporte vigente: extracto, contrato o certificado.',
    correction: () =>
      'Pide el extracto, el contrato o la certificación del saldo al cierre. Si ya no existe, cancélalo con su soporte; si sigue vigente, justifica el hallazgo.',
  },
  find: ({ idle }) => ({ facts: idleFacts('otros', idle) }),
});
