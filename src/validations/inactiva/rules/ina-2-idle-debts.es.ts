/** INA-2: idle debts. */

import { onlyLargest } from '#core/checks/entry-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { idleFacts } from '../idle.ts';
import { message, title } from '../rule-words.es.ts';

export const ina2 = defineRule<Analysis>({
  code: 'INA-2',
  proof: 'balance',
  about: 'third_parties',
  name: 'Deudas sin movimiento',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Deuda sin movimiento',
  severity: 'media',
  legal: ['et_239_1', 'cc_2536', 'et_774'],
  withoutThirdParties: 'part',
  text: {
    title: title('acreedores'),
    message,
    why: 'Una deuda que nadie cobra en un año puede estar pagada y sin cruzar, duplicada, o no existir. Un pasivo inexistente que la DIAN encuentre es renta gravable. Si el acreedor ya no puede exigirla, es un ingreso.',
    correction: (fact) =>
      `Pide el estado de cuenta al acreedor. Si se pagó, busca el egreso y crúzalo; si la factura se anuló, reversa el gasto. Solo si la deuda prescribió o fue condonada, llévala a recuperaciones con el asiento sugerido.${onlyLargest(fact)}`,
  },
  find: ({ idle }) => ({ facts: idleFacts('pasivos', idle) }),
});
