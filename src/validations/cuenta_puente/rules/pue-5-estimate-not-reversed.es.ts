/** PUE-5: estimate not reversed. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Clearing } from '../clearing.ts';
import { estimateFacts } from '../clearing.ts';

export const pue5 = defineRule<Clearing>({
  code: 'PUE-5',
  proof: 'balance',
  name: 'Estimado que no se reversó',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Estimado que no se reversó',
  severity: 'media',
  legal: ['niif_pymes_21', 'et_105', 'et_774'],
  text: {
    title: (fact) => `${fact.accountName}: no se reversó lo estimado del mes anterior, ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${writeAccount(fact)} empezó ${formatPeriod(fact.period)} con gastos estimados y ${writePesos(fact.amount)} siguen ahí${fact.thirdParties.length === 0 ? '' : `: ${writeAmounts(fact.thirdParties, 'de')}`}. En los meses anteriores se reversaron siempre.`,
    why: 'El estimado ocupa el lugar de la factura hasta que llega. Si la factura se registra y el estimado no se reversa, el gasto queda dos veces y la deuda también.',
    correction: () =>
      'Mira si la factura ya está en el gasto. Si está, reversa el estimado contra el mismo gasto. Si no ha llegado, pídela: el estimado puede quedar hasta entonces.',
  },
  find: ({ books, estimates }) => ({ facts: estimates.flatMap((leaf) => estimateFacts(leaf, books)) }),
});
