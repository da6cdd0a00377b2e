/** ANR-5: collections gone within the month. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { vanishedCollections } from '../as-income.ts';
import type { ReceivedAdvances } from '../received.ts';

export const anr5 = defineRule<ReceivedAdvances>({
  code: 'ANR-5',
  proof: 'flow',
  about: 'third_parties',
  name: 'Recaudos de terceros que salieron el mismo mes',
  stake: 'to_explain',
  series: { measure: 'debit' },
  amountName: 'Recaudos que salieron el mismo mes',
  severity: 'media',
  mayBePractice: true,
  legal: ['niif_pymes_23', 'puc_dinamicas'],
  text: {
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} salieron el mismo mes en que se recaudaron`,
    line: () => 'Lo recaudado salió el mismo mes',
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} recibió ${writePesos(amountIn(fact.data, 'collected'))} y debía ${writePesos(amountIn(fact.data, 'owed'))} de antes, pero se le cargaron ${writePesos(amountIn(fact.data, 'debited'))}. En los meses anteriores lo recaudado quedaba hasta el siguiente.`,
    why: 'Propinas, copagos y otros recaudos son de terceros. Si se llevan al ingreso, la empresa declara como propio dinero ajeno y deja de deberlo a su dueño.',
    correction: () =>
      'Mira contra qué cuenta se cargó. Si fue contra ingresos, reversa ese registro: la deuda sigue. Si se entregó antes que de costumbre, justifica el hallazgo.',
  },
  find: ({ books }) => ({ facts: vanishedCollections(books) }),
});
