/** ANI-4: ICA withheld of earlier years. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { formerYears } from '../former-years.ts';
import { former, formerMessage, named } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani4 = defineRule<Analysis>({
  code: 'ANI-4',
  proof: 'balance',
  name: 'ICA retenido y anticipo de ICA de años anteriores',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['ley_14_1983'],
  text: {
    title: (fact) =>
      `${named(fact)[0]!.toUpperCase()}${named(fact).slice(1)} ${former(fact)}: ${writePesos(fact.amount)}`,
    message: formerMessage,
    why: 'El ICA que te retienen se descuenta en la declaración del municipio donde se obtuvo el ingreso, en su año. No se cruza con el de otro municipio ni con el de otro año.',
    correction: () =>
      'Concilia por municipio con las declaraciones presentadas y registra el cruce con el asiento sugerido. Lo que no se tomó, pídelo en corrección o devolución al municipio.',
  },
  find: ({ context }) => formerYears('ANI-4', context),
});
