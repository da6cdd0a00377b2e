/** MOD-3: changed third parties. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Changes } from '../change-facts.ts';
import { eachAgainstBefore, openingCorrection, whoChanged } from '../rule-words.es.ts';

export const mod3 = defineRule<Changes>({
  code: 'MOD-3',
  proof: 'flow',
  about: 'third_parties',
  name: 'Terceros distintos con el mismo total',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Cambió de tercero',
  columnName: 'Cambio',
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_631', 'cco_57'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `La cuenta ${writeAccount(fact)} se repartió de otra forma entre sus terceros`,
    message: (fact) =>
      `La cuenta ${writeAccount(fact)} suma lo mismo que en la versión anterior, pero ${writePesos(fact.amount)} pasaron a otros terceros.${whoChanged(fact)}${eachAgainstBefore(fact)}`,
    why: 'El total no cambia, pero sí lo que se informa de cada tercero: certificados, información exógena y cruces de cartera.',
    correction: (fact) =>
      wordIn(fact.data, 'source') !== ''
        ? openingCorrection(fact)
        : 'Confirma el cambio de tercero con su soporte. Si ya expediste certificados o enviaste información exógena con la versión anterior, corrígelos.',
  },
  find: (changes) => ({ facts: changes.factsOf('thirdParties') }),
});
