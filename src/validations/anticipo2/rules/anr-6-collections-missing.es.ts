/** ANR-6: what is collected for others every month did not come in. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { missingCollections } from '../others-money.ts';
import type { ReceivedAdvances } from '../received.ts';

export const anr6 = defineRule<ReceivedAdvances>({
  code: 'ANR-6',
  proof: 'flow',
  about: 'third_parties',
  name: 'Un recaudo para terceros que no entró',
  stake: 'to_explain',
  series: null,
  amountName: 'Lo que suele recaudarse',
  severity: 'media',
  legal: ['niif_pymes_23', 'puc_dinamicas'],
  text: {
    title: (fact) => `${wordIn(fact.data, 'collections')}: este mes no entraron unos ${writePesos(fact.amount)}`,
    message: (fact) => {
      const usual = `En ${formatPeriod(fact.period)}, ${wordIn(fact.data, 'collections')} no recibió nada; en cada uno de los cuatro meses anteriores entraban unos ${writePesos(fact.amount)}.`;
      const [first] = fact.thirdParties;
      return countIn(fact.data, 'risen') === 1 && first !== undefined
        ? `${usual} En cambio ${writeAccount(fact)} subió cerca de ese valor con ${writeThirdParty(first)}.`
        : usual;
    },
    why: 'Lo que se recauda por cuenta de otro no es ingreso propio: si se lleva al ingreso, se declara y se tributa sobre dinero ajeno, y se deja de deber a su dueño.',
    correction: () =>
      'Busca los recaudos del mes. Si se llevaron al ingreso, pásalos a la cuenta de recaudos y revisa la factura y los impuestos. Si este mes no hubo nada que recaudar, justifica el hallazgo.',
  },
  find: ({ books }) => ({ facts: missingCollections(books) }),
});
