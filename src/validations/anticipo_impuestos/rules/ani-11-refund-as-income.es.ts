/** ANI-11: refund taken as income. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeDetail } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { refundsAsIncome } from '../refunds.ts';
import { inMonth, pesosIn } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani11 = defineRule<Analysis>({
  code: 'ANI-11',
  proof: 'flow',
  about: 'third_parties',
  name: 'Devolución registrada como ingreso',
  stake: 'to_explain',
  series: { measure: 'credit' },
  amountName: 'Ingreso a nombre de la DIAN',
  severity: 'media',
  legal: ['et_850', 'et_815'],
  text: {
    title: (fact) => `Ingreso de ${writePesos(fact.amount)} con la DIAN como tercero`,
    message: (fact) =>
      `${inMonth(fact)} se registraron ${writePesos(fact.amount)} de ingreso en ${writeAccount(fact)}${writeDetail(fact, 'con')}.${amountIn(fact.data, 'credits') > 0n ? ` En saldos a favor hay ${pesosIn(fact, 'credits')} con la misma entidad.` : ''}`,
    why: 'La DIAN no compra: lo que devuelve es un saldo a favor que ya estaba en el activo. Si se lleva al ingreso, la utilidad y las bases de renta e ICA quedan de más, y el saldo a favor sigue vivo o queda dos veces.',
    correction: () =>
      'Si es una devolución o una compensación, trasládala al saldo a favor con el asiento sugerido. Si el saldo a favor ya estaba registrado, reversa el registro repetido. Si es la recuperación de una provisión o el interés de una devolución, justifica el hallazgo.',
  },
  find: ({ context }) => refundsAsIncome(context),
});
