/** TER-1: without third party. */

import { amountIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { missingThirdPartyFacts } from '../missing-third-party.ts';
import { missingMessage, whatIsLeft } from '../rule-words.es.ts';

export const ter1 = defineRule<Analysis>({
  code: 'TER-1',
  proof: 'balance',
  name: 'Falta el tercero',
  stake: 'at_risk',
  series: { measure: 'balance_or_movement' },
  amountName: 'Saldo o movimiento sin tercero',
  severity: 'alta',
  mayBePractice: true,
  legal: ['et_631', 'et_651', 'et_771_2'],
  text: {
    title: (fact) =>
      wordIn(fact.data, 'how') === 'ninguno'
        ? `La cuenta ${writeAccount(fact)} no lleva terceros`
        : `La cuenta ${writeAccount(fact)} tiene ${whatIsLeft(fact)} sin tercero`,
    line: (fact) => {
      if (wordIn(fact.data, 'how') === 'ninguno') return 'No lleva terceros';
      return amountIn(fact.data, 'closing') === 0n ? 'Movimientos sin tercero' : 'Saldo sin tercero';
    },
    message: missingMessage,
    why: 'Sin tercero no se sabe a quién se le cobra, se le paga o se le reporta: la información exógena sale incompleta y el costo o la deducción quedan sin soporte.',
    correction: (fact) =>
      wordIn(fact.data, 'how') === 'ninguno'
        ? 'Configura la cuenta en el programa para que pida tercero y distribuye el saldo entre sus terceros, con un registro en la misma cuenta que sume cero.'
        : 'Abre el auxiliar de las filas señaladas, identifica el tercero de cada documento y pásalo con un registro en la misma cuenta que sume cero. Configura la cuenta para que exija tercero.',
  },
  find: ({ context, noted }) => ({ facts: missingThirdPartyFacts(context, noted) }),
});
