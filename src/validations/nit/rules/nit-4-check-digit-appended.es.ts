/** NIT-4: check digit appended. */

import { writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatNit } from '#core/identity/nit.ts';
import type { Analysis } from '../analysis.ts';
import { shapeFacts } from '../number-shapes.ts';
import { examples } from '../rule-words.es.ts';

export const nit4 = defineRule<Analysis>({
  code: 'NIT-4',
  proof: 'balance',
  about: 'third_parties',
  name: 'DV pegado al número',
  stake: 'reference',
  series: null,
  amountName: 'Mayor saldo o movimiento de cada uno',
  severity: 'baja',
  legal: ['et_555_1', 'et_651'],
  text: {
    title: ({ thirdParties }) =>
      `${writeWhoDoes(thirdParties, 'lleva', 'terceros llevan')} el dígito de verificación pegado al número`,
    message: (fact) =>
      examples(fact, ([id, name]) => `${name} está como ${id} y es ${formatNit(id!.slice(0, -1))}-${id!.at(-1)}`),
    why: 'El dígito de verificación va en su propio campo. Pegado al NIT, la DIAN lo lee como otro número y el tercero puede quedar creado dos veces.',
    correction: () => 'Quita el último dígito del número en el maestro y ponlo en el campo del dígito de verificación.',
  },
  find: ({ balance, shapes }) => ({ facts: shapeFacts(balance, shapes, [{ shape: 'pegado' }]) }),
});
