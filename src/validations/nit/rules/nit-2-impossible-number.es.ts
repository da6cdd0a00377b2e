/** NIT-2: impossible number. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { codesFacts, shapeFacts } from '../number-shapes.ts';
import { examples, shapeReason, shapeTitle } from '../rule-words.es.ts';

export const nit2 = defineRule<Analysis>({
  code: 'NIT-2',
  proof: 'balance',
  about: 'third_parties',
  name: 'Número que no puede ser',
  stake: 'reference',
  series: null,
  amountName: 'Mayor saldo o movimiento de cada uno',
  severity: 'media',
  legal: ['et_555_1', 'et_617', 'et_651'],
  text: {
    title: shapeTitle,
    message: (fact) =>
      `${examples(fact, ([id, name]) => `${name} está registrado con el número ${id}`)} ${shapeReason(fact)}`,
    why: 'Las sociedades tienen un NIT de nueve dígitos que empieza por 8 o 9; las personas naturales usan su cédula, hasta de diez. Un número de otra forma no identifica a nadie ante la DIAN.',
    correction: () =>
      'Pide el RUT o el documento del tercero y corrige el número en el maestro. Si es del exterior, regístralo con su tipo de documento.',
  },
  find: ({ balance, shapes }) => ({
    facts: [
      ...codesFacts(balance, shapes),
      ...shapeFacts(balance, shapes, [
        { shape: 'incompleto', subject: 'incompleto' },
        // Balances under them are reported by `terceros`.
        { shape: 'relleno', subject: 'relleno', severity: 'baja' },
        { shape: 'sociedad', subject: 'sociedad' },
        { shape: 'largo', subject: 'largo', severity: 'baja' },
      ]),
    ],
  }),
});
