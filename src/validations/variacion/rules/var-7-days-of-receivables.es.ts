/** VAR-7: days of receivables. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { ratioFacts } from '../ratios.ts';
import { compared, days, direction } from '../ratios-words.es.ts';

export const var7 = defineRule<Analysis>({
  code: 'VAR-7',
  proof: 'flow',
  name: 'Días de cartera',
  stake: 'reference',
  series: null,
  amountName: 'Cartera por encima de la usual',
  severity: 'baja',
  legal: ['nia_520', 'niif_pymes_11'],
  text: {
    title: (fact) => `La cartera ${direction(fact)} a ${days(countIn(fact.data, 'value'))} de ventas`,
    message: (fact) => compared(fact, 'la cartera', days),
    why: 'Más días de cartera son ventas que no se cobran, recaudos sin registrar o ventas de más. Menos días pueden ser recaudos de otro cliente o castigos.',
    correction: () =>
      'Concilia la cartera con los estados de cuenta, registra los recaudos pendientes y evalúa el deterioro.',
  },
  find: ({ books }) => ({ facts: ratioFacts('receivableDays', books.ratios) }),
});
