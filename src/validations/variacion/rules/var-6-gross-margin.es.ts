/** VAR-6: gross margin. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { ratioFacts } from '../ratios.ts';
import { compared, direction } from '../ratios-words.es.ts';

export const var6 = defineRule<Analysis>({
  code: 'VAR-6',
  proof: 'flow',
  name: 'Margen bruto',
  stake: 'reference',
  series: null,
  amountName: 'Diferencia con el margen usual',
  severity: 'baja',
  legal: ['nia_520', 'niif_pymes_13'],
  text: {
    title: (fact) =>
      `El margen bruto ${direction(fact)} a ${formatPercent(countIn(fact.data, 'value'))} (promedio ${formatPercent(countIn(fact.data, 'mean'))})`,
    message: (fact) => compared(fact, 'el margen bruto', (value) => formatPercent(value)),
    why: 'El margen cambia poco de un mes a otro. Si salta, puede faltar costo de lo vendido, haber ventas de otro mes, compras llevadas al costo o un error de costeo del inventario.',
    correction: () =>
      'Revisa el corte de ventas y compras, el costeo del inventario y las notas. Si cambió la mezcla de productos o los precios, documéntalo.',
  },
  find: ({ books }) => ({ facts: ratioFacts('grossMargin', books.ratios) }),
});
