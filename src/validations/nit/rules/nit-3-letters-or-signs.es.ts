/** NIT-3: letters or signs. */

import { writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { shapeFacts } from '../number-shapes.ts';
import { examples } from '../rule-words.es.ts';

export const nit3 = defineRule<Analysis>({
  code: 'NIT-3',
  proof: 'balance',
  about: 'third_parties',
  name: 'Letras o signos en el número',
  stake: 'reference',
  series: null,
  amountName: 'Mayor saldo o movimiento de cada uno',
  severity: 'media',
  legal: ['et_555_1', 'et_619'],
  text: {
    title: ({ thirdParties }) =>
      `${writeWhoDoes(thirdParties, 'tiene', 'terceros tienen')} letras o signos en el número`,
    message: (fact) => examples(fact, ([id, name]) => `${name} está registrado con el número «${id}»`),
    why: 'El NIT y la cédula solo tienen dígitos. Una letra en medio suele ser un error de digitación, como una O por un cero.',
    correction: () =>
      'Corrige el número en el maestro de terceros. Si es un pasaporte o un documento extranjero, ponle ese tipo de documento.',
  },
  find: ({ balance, shapes }) => ({
    facts: shapeFacts(balance, shapes, [
      { shape: 'letras_sociedad', subject: 'sociedad' },
      { shape: 'letras', subject: 'digitado', severity: 'baja' },
    ]),
  }),
});
