/** INA-3: idle inventory. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { idleFacts } from '../idle.ts';
import { message, title } from '../rule-words.es.ts';

export const ina3 = defineRule<Analysis>({
  code: 'INA-3',
  proof: 'balance',
  name: 'Inventario sin movimiento',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Inventario sin movimiento',
  severity: 'media',
  legal: ['niif_pymes_13', 'et_774'],
  text: {
    title: title('terceros'),
    message,
    why: 'Un inventario que no se compra ni se vende en un año puede estar dañado, vencido o no existir. Se mide al menor entre su costo y lo que se obtendría al venderlo.',
    correction: () =>
      'Haz el conteo físico. Lo que no está se ajusta contra el costo; lo que está y no se vende se lleva a su valor realizable; lo que se destruye necesita acta.',
  },
  find: ({ idle }) => ({ facts: idleFacts('inventarios', idle) }),
});
