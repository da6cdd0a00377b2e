/** UTI-9: legal reserve. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeDone } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { reserveFacts } from '../closing.ts';
import { inMonth } from '../rule-words.es.ts';

export const uti9 = defineRule<Analysis>({
  code: 'UTI-9',
  proof: 'flow',
  name: 'Reserva legal',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  legal: ['cco_452', 'cco_371'],
  text: {
    title: (fact) => `Falta apropiar ${writePesos(fact.amount)} de reserva legal`,
    line: () => 'Falta apropiar reserva legal',
    message: (fact) =>
      `${inMonth(fact)} se distribuyó o trasladó una utilidad de ${writePesos(amountIn(fact.data, 'profit'))}. ${amountIn(fact.data, 'before') === 0n ? 'No había reserva legal' : `La reserva legal era de ${writePesos(amountIn(fact.data, 'before'))}`} y el capital es de ${writePesos(amountIn(fact.data, 'capital'))}: corresponde reservar ${writePesos(fact.expected ?? 0n)} y ${writeDone(fact.found ?? 0n, 'reservaron', 'reservó')}.`,
    why: 'Las sociedades anónimas y limitadas reservan el 10 % de la utilidad de cada año hasta completar el 50 % del capital. Es anterior a cualquier reparto.',
    correction: () =>
      'Revisa el acta de distribución. Apropia la reserva con el asiento sugerido; si el acta no la incluyó, debe corregirla el máximo órgano social.',
  },
  find: ({ context, month }) => reserveFacts(context, month),
});
