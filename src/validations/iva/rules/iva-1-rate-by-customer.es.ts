/** IVA-1: rate by customer. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { kind, saleCorrections, saleLaw, saleMessages, saleTitles } from '../rule-words.es.ts';
import { rateByCustomer } from '../sales/rates.ts';

export const iva1 = defineRule<Analysis>({
  code: 'IVA-1',
  proof: 'flow',
  about: 'third_parties',
  name: 'Tarifa distinta por cliente',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta este IVA' },
  severity: 'media',
  legal: ['et_468', 'et_468_1', 'et_447', 'et_420', 'et_462_1', 'et_477', 'et_481', 'et_484', 'et_512_1', 'et_512_9'],
  legalOf: (data) => lookUp(saleLaw, wordIn(data, 'kind'))!,
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => lookUp(saleTitles, kind(fact))!(fact),
    message: (fact) => lookUp(saleMessages, kind(fact))!(fact),
    why: 'El IVA generado dividido entre la venta debe dar una tarifa de ley: 19 %, 5 % o 0 %. Otra cosa es una tarifa vieja, un valor digitado, una venta sin su IVA o un tercero cambiado, y la declaración sale mal.',
    correction: (fact) => lookUp(saleCorrections, kind(fact))!,
  },
  find: (analysis) => (analysis.isResponsible ? rateByCustomer(analysis) : { facts: [] }),
});
