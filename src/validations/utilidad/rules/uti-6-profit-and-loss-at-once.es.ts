/** UTI-6: profit and loss at once. */
import { amountIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { bothFacts } from '../during-year.ts';
import { atClose } from '../rule-words.es.ts';

export const uti6 = defineRule<Analysis>({
  code: 'UTI-6',
  proof: 'balance',
  name: 'Utilidad y pérdida a la vez',
  stake: 'to_explain',
  series: null,
  amountName: 'El menor de los dos',
  severity: 'media',
  legal: ['puc_cierre', 'niif_pymes_3'],
  text: {
    title: () => 'Hay utilidad y pérdida del ejercicio a la vez',
    message: (fact) =>
      `${atClose(fact)}, la utilidad del ejercicio es de ${writePesos(amountIn(fact.data, 'profit'))} y la pérdida del ejercicio de ${writePesos(amountIn(fact.data, 'loss'))}.`,
    why: 'Un año termina en utilidad o en pérdida, no en las dos. Una de ellas es de otro año, o el cierre se registró dos veces.',
    correction: () =>
      'Si son de años distintos, lleva la anterior a resultados acumulados. Si son del mismo, deja el neto con el asiento sugerido.',
  },
  find: ({ context, month }) => ({ facts: bothFacts(context, month) }),
});
