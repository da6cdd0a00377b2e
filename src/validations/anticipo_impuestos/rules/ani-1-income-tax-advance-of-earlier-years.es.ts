/** ANI-1: income tax advance of earlier years. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { formerYears } from '../former-years.ts';
import { formerMessage, isEarly } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani1 = defineRule<Analysis>({
  code: 'ANI-1',
  proof: 'balance',
  name: 'Anticipo de renta sin cruzar',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['et_807', 'et_373'],
  text: {
    title: (fact) =>
      `Anticipo de renta ${isEarly(fact) ? `anterior a ${countIn(fact.data, 'since')}` : 'de años anteriores'} sin cruzar: ${writePesos(fact.amount)}`,
    message: formerMessage,
    why: 'El anticipo que se liquida en una declaración se descuenta en la siguiente. Si sigue en el activo después de presentarla, no se tomó en la declaración o no se registró el cruce.',
    correction: () =>
      'Compara con la declaración de renta presentada. Si el anticipo se tomó, registra el cruce con el asiento sugerido. Si no se tomó, corrige la declaración mientras estés en el plazo.',
  },
  find: ({ context }) => formerYears('ANI-1', context),
});
