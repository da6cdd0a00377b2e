/** IVA-1: rate by customer. */

import { jointRule } from '#core/engine/rule.ts';
import { kind, saleCorrections, saleMessages, saleTitles } from '../rule-words.es.ts';

export const iva1 = jointRule({
  code: 'IVA-1',
  name: 'Tarifa distinta por cliente',
  severity: 'media',
  legal: ['et_468', 'et_468_1', 'et_447'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => saleTitles[kind(fact)]!(fact),
    message: (fact) => saleMessages[kind(fact)]!(fact),
    why: 'El IVA generado dividido entre la venta debe dar una tarifa de ley: 19 %, 5 % o 0 %. Otra cosa es una tarifa vieja, un valor digitado, una venta sin su IVA o un tercero cambiado, y la declaración sale mal.',
    correction: (fact) => saleCorrections[kind(fact)]!,
  },
});
