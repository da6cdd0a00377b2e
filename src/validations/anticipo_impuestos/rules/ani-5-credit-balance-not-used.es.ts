/** ANI-5: credit balance not used. */

import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { balancesInFavour } from '../credits.ts';
import { atClose, pesosIn } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani5 = defineRule<Analysis>({
  code: 'ANI-5',
  proof: 'balance',
  name: 'Saldo a favor viejo',
  stake: 'at_risk',
  series: { measure: 'balance' },
  amountName: 'Saldo a favor sin usar',
  severity: 'media',
  legal: ['et_854', 'et_850', 'et_815'],
  text: {
    title: (fact) =>
      countIn(fact.data, 'lost') === 1
        ? `Saldo a favor con más de dos años: ${writePesos(fact.amount)}`
        : `Saldo a favor sin usar hace ${countIn(fact.data, 'known')} meses o más: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene ${pesosIn(fact, 'closing')}, y los débitos de los últimos ${countIn(fact.data, 'known')} meses no explican ${writePesos(fact.amount)}.`,
    why: 'La devolución o compensación de un saldo a favor se pide dentro de los dos años siguientes al plazo para declarar. Si no se pidió ni se arrastró a la siguiente declaración, el derecho se pierde y el activo no existe.',
    correction: () =>
      'Revisa si el saldo se imputó en las declaraciones siguientes o si hay una solicitud en curso; en ese caso, justifica el hallazgo. Si no, pide la devolución mientras puedas, o llévalo al gasto (no deducible).',
  },
  find: ({ context }) => balancesInFavour(context),
});
