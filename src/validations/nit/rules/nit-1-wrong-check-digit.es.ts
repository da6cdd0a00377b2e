/** NIT-1: wrong check digit. */

import { writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatNit } from '#core/identity/nit.ts';
import type { Analysis } from '../analysis.ts';
import { shapeFacts } from '../number-shapes.ts';
import { examples } from '../rule-words.es.ts';

export const nit1 = defineRule<Analysis>({
  code: 'NIT-1',
  proof: 'balance',
  about: 'third_parties',
  name: 'Dígito de verificación equivocado',
  stake: 'reference',
  series: null,
  amountName: 'Mayor saldo o movimiento de cada uno',
  severity: 'media',
  legal: ['et_555_1', 'et_617'],
  text: {
    title: ({ thirdParties }) =>
      `${writeWhoDoes(thirdParties, 'tiene', 'terceros tienen')} mal el dígito de verificación`,
    message: (fact) =>
      examples(fact, ([id, name, dv, right]) => `${name} ${formatNit(id!)} tiene ${dv} y le corresponde ${right}`),
    why: 'El dígito de verificación se calcula del NIT: si no coincide, el número o el dígito está mal digitado, y la factura, la retención o la exógena pueden quedar a nombre de otro.',
    correction: () => 'Compara el número con el RUT del tercero y corrígelo en el maestro del programa contable.',
  },
  find: ({ balance, shapes }) => ({ facts: shapeFacts(balance, shapes, [{ shape: 'dv' }]) }),
});
