/** NAT-9: fixed asset in credit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, strictMessage } from '../rule-words.es.ts';

export const nat9 = defineRule<Analysis>({
  code: 'NAT-9',
  proof: 'balance',
  about: 'third_parties',
  name: 'Activo fijo con saldo crédito',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['puc_dinamicas', 'et_774', 'niif_pymes_17'],
  text: {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) => strictMessage(fact, 'Se dio de baja o se vendió por más de lo que había costado.'),
    why: 'El costo de un activo no baja de cero. Un saldo crédito aparece cuando se retira el activo por su precio de venta y no por su costo, cuando se retira dos veces, o cuando la depreciación se abona al costo y no a la depreciación acumulada.',
    correction: () =>
      'Compara la cuenta con el listado de activos. En una venta o baja, acredita el costo y debita la depreciación acumulada de ese activo; la diferencia va a utilidad o pérdida en venta de activos. Si el crédito era depreciación, trasládalo a la depreciación acumulada.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('activosFijos') }),
});
