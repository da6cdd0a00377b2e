/** INA-1: idle receivables. */

import { onlyLargest } from '#core/checks/entry-words.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { idleFacts } from '../idle.ts';
import { message, states, title } from '../rule-words.es.ts';

export const ina1 = defineRule<Analysis>({
  code: 'INA-1',
  proof: 'balance',
  about: 'third_parties',
  name: 'Cuentas por cobrar sin movimiento',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Saldo sin movimiento',
  severity: 'media',
  legal: ['niif_pymes_11', 'et_145', 'cc_2536'],
  withoutThirdParties: 'part',
  text: {
    title: title('deudores'),
    message: (fact) => `${message(fact)}${lookUp(states, wordIn(fact.data, 'state')) ?? ''}`,
    why: 'Una cuenta por cobrar que en un año no tuvo ni un abono probablemente no se va a cobrar. Mantenerla completa infla el activo y la utilidad. Para deducir su deterioro hay que reconocerlo y probar la gestión de cobro, antes de que prescriba.',
    correction: (fact) =>
      `Confirma el saldo por escrito con el tercero y reúne la gestión de cobro. Reconoce el deterioro de lo que no esperas recuperar${Object.hasOwn(states, wordIn(fact.data, 'state')) ? '' : ': el asiento sugerido completa el total'}. Si el recaudo está en otra cuenta o tercero, trasládalo; si prescribió, castígala.${onlyLargest(fact)}`,
  },
  find: ({ idle }) => ({ facts: idleFacts('deudores', idle) }),
});
