/** ANI-9: advance above its maximum. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { advanceSetUp } from '../advance.ts';
import { inMonth, pesosIn } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani9 = defineRule<Analysis>({
  code: 'ANI-9',
  proof: 'flow',
  name: 'Anticipo mayor que el 75 % del impuesto',
  stake: 'to_explain',
  series: { measure: 'debit' },
  amountName: 'Por encima del máximo',
  severity: 'media',
  legal: ['et_807'],
  text: {
    title: (fact) => `El anticipo de renta supera el 75 % del impuesto en ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} se registró un anticipo de ${writePesos(fact.found ?? 0n)}, y el impuesto de ${countIn(fact.data, 'year')} fue de ${pesosIn(fact, 'tax')}.`,
    why: 'El anticipo es el 25 %, el 50 % o el 75 % del impuesto según el año en que se declara, menos las retenciones. Un valor mayor suele ser el pago del impuesto registrado como anticipo.',
    correction: () =>
      'Compara con el renglón de anticipo de la declaración. Lo que sea pago del impuesto del año va contra el impuesto por pagar, como muestra el asiento sugerido.',
  },
  find: ({ context }) => advanceSetUp(context),
});
