/** NIT-8: liquidated entity. */

import { writeAmounts, writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { liquidatedFacts } from '../listed.ts';

export const nit8 = defineRule<Analysis>({
  code: 'NIT-8',
  proof: 'balance',
  about: 'third_parties',
  name: 'Entidad liquidada',
  stake: 'to_explain',
  series: null,
  amountName: 'Mayor saldo o movimiento de cada uno',
  severity: 'media',
  legal: ['et_555_2', 'et_631'],
  text: {
    title: ({ thirdParties }) =>
      `${writeWhoDoes(thirdParties, 'está liquidada y conserva', 'entidades liquidadas conservan')} saldo o movimiento`,
    message: ({ thirdParties }) => `Ya no operan y siguen en el balance: ${writeAmounts(thirdParties, 'de')}.`,
    why: 'A una entidad liquidada no se le puede pagar ni cobrar por el trámite normal: sus afiliados pasaron a otra, y los saldos viejos deben depurarse.',
    correction: () =>
      'Traslada los aportes a la entidad que recibió a los afiliados y depura los saldos viejos con el soporte de la liquidación.',
  },
  find: ({ balance }) => ({ facts: liquidatedFacts(balance) }),
});
