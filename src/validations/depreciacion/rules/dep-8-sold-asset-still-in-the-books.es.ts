/** DEP-8: sold asset still in the books. */

import { writeAccount, writeDetail } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Assets } from '../analysis.ts';
import { inMonth } from '../rule-words.es.ts';
import { soldFacts } from '../sold.ts';

export const dep8 = defineRule<Assets>({
  code: 'DEP-8',
  proof: 'flow',
  name: 'Se vendió un activo y su costo sigue en los libros',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['niif_pymes_17', 'puc_dinamicas'],
  text: {
    title: (fact) => `Se vendió un activo y su costo sigue en los libros: ${writePesos(fact.amount)} de utilidad`,
    message: (fact) =>
      `${inMonth(fact)}, ${writeAccount(fact)} recibió ${writePesos(fact.amount)}${writeDetail(fact, 'de')}, y ninguna cuenta de activos fijos ni de intangibles tuvo una salida.`,
    why: 'La utilidad de una venta es el precio menos lo que el activo valía en libros. Si el precio entero va al ingreso, la utilidad y el impuesto salen de más, y un activo que ya no es de la empresa se sigue depreciando.',
    correction: () =>
      'Busca la ficha del activo vendido. Retira su costo y su depreciación acumulada contra la misma cuenta de utilidad: lo que quede es la utilidad, o una pérdida. Si lo vendido ya se había llevado entero al gasto, justifica el hallazgo.',
  },
  find: ({ context }) => ({ facts: soldFacts(context) }),
});
