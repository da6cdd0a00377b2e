/** ANR-8: deferred income recognised at once. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { releasedAtOnce } from '../at-once.ts';
import type { ReceivedAdvances } from '../received.ts';

export const anr8 = defineRule<ReceivedAdvances>({
  code: 'ANR-8',
  proof: 'flow',
  name: 'Un ingreso diferido que se reconoció de una vez',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  legal: ['et_28', 'niif_pymes_23'],
  text: {
    title: (fact) => `De ${wordIn(fact.data, 'deferred')} salieron ${writePesos(fact.found ?? 0n)} de una vez`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)} pasaron al ingreso ${writePesos(fact.found ?? 0n)} de ${wordIn(fact.data, 'deferred')}, que empezó el mes con ${writePesos(amountIn(fact.data, 'owed'))}. En los meses anteriores se reconocía por partes, lo usual ${writePesos(fact.expected ?? 0n)}: sobran ${writePesos(fact.amount)}.`,
    why: 'Lo recibido por un servicio de varios meses es ingreso a medida que se presta. De una vez infla la utilidad y los impuestos de este mes, y deja los siguientes sin su ingreso.',
    correction: () =>
      'Mira a qué meses corresponde lo recibido. Devuelve al diferido lo que aún no se ha prestado y reconoce cada mes su parte. Si el servicio terminó o el contrato se canceló sin devolución, justifica el hallazgo.',
  },
  find: ({ books }) => ({ facts: releasedAtOnce(books) }),
});
