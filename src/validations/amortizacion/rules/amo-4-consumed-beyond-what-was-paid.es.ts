/** AMO-4: consumed beyond what was paid. */

import { writeAccount, writeDetail } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { overConsumedFacts } from '../prepaid.ts';
import { atClose } from '../rule-words.es.ts';

export const amo4 = defineRule<Analysis>({
  code: 'AMO-4',
  proof: 'balance',
  about: 'third_parties',
  name: 'Se consumió más de lo pagado',
  stake: 'at_risk',
  series: { measure: 'balance' },
  amountName: 'Consumido de más',
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774'],
  text: {
    title: (fact) => `${fact.accountName} quedó con saldo crédito: se consumió más de lo pagado`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} tiene saldo crédito por ${writePesos(fact.amount)}${writeDetail(fact, 'de')}.`,
    why: 'No se puede consumir más de lo que se pagó. O se siguió amortizando un contrato terminado, o su pago quedó en otra cuenta o con otro tercero.',
    correction: () =>
      'Si el pago quedó en otra cuenta o tercero, trasládalo. Si se amortizó de más, devuelve el exceso: débito a la cuenta, crédito al gasto en que se llevó.',
  },
  find: ({ context }) => ({ facts: overConsumedFacts(context) }),
});
