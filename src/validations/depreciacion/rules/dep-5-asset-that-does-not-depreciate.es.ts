/** DEP-5: asset that does not depreciate. */

import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Assets } from '../analysis.ts';
import { undepreciableFacts } from '../impossible.ts';
import { inMonth } from '../rule-words.es.ts';

export const dep5 = defineRule<Assets>({
  code: 'DEP-5',
  proof: 'balance',
  name: 'Se deprecian terrenos, obras en curso o equipos en montaje o en tránsito',
  stake: 'at_risk',
  series: { measure: 'movement' },
  amountName: 'Depreciación que no corresponde',
  severity: 'media',
  legal: ['niif_pymes_17', 'et_135'],
  text: {
    title: (fact) => `Se deprecia lo que no se deprecia: ${fact.accountName}`,
    message: (fact) =>
      `${inMonth(fact)}, ${writeAccount(fact)} muestra ${writePesos(fact.amount)} de depreciación. Los terrenos no se deprecian, y las obras en curso, los equipos en montaje o en tránsito empiezan a depreciarse cuando están listos para usarse.`,
    why: 'El terreno no tiene una vida útil limitada, y lo que está en construcción todavía no se usa. Esa depreciación es un gasto que no existe, y no es deducible.',
    correction: () =>
      'Revisa la ficha del activo. Si es un terreno, reversa la depreciación. Si la obra o el equipo ya está en uso, traslada su costo a la cuenta definitiva y la depreciación a la de su clase.',
  },
  find: ({ context, month }) => ({ facts: undepreciableFacts(context, month) }),
});
