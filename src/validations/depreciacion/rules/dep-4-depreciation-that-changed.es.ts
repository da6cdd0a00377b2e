/** DEP-4: depreciation that changed. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Assets } from '../analysis.ts';
import { deviationFacts } from '../deviation.ts';
import { inMonth, isMore } from '../rule-words.es.ts';

export const dep4 = defineRule<Assets>({
  code: 'DEP-4',
  proof: 'flow',
  name: 'La depreciación salta sin compras ni retiros',
  stake: 'to_explain',
  series: { measure: 'credit' },
  severity: 'media',
  legal: ['niif_pymes_17', 'et_134'],
  text: {
    title: (fact) =>
      `La depreciación ${isMore(fact) ? 'subió' : 'bajó'} ${formatPercent(countIn(fact.data, 'share'), 0)} sin compras ni retiros`,
    message: (fact) =>
      `${inMonth(fact)} se depreciaron ${writePesos(fact.found ?? 0n)} y lo usual en ${countIn(fact.data, 'months')} meses anteriores, sobre el mismo costo, es ${writePesos(fact.expected ?? 0n)}. Ni este mes ni el anterior hubo movimiento en el costo de esos activos.`,
    why: 'En línea recta la depreciación es la misma todos los meses mientras no se compre ni se retire nada. Un salto es un proceso repetido, una clase que se quedó por fuera o un cambio de vida útil.',
    correction: () =>
      'Compara la depreciación de cada clase con la del mes anterior. Si una clase se repitió o faltó, corrígela. Si cambió la vida útil o el método, deja el soporte: es un cambio de estimación y se revela.',
  },
  find: ({ context, month, earlier }) => deviationFacts(context, month, earlier),
});
