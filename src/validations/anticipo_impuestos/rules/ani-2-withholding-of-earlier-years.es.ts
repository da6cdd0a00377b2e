/** ANI-2: withholding of earlier years. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { formerYears } from '../former-years.ts';
import { former, formerMessage, named } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani2 = defineRule<Analysis>({
  code: 'ANI-2',
  proof: 'balance',
  name: 'Retenciones y autorretenciones de años anteriores',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['et_373', 'et_374', 'et_381'],
  text: {
    title: (fact) =>
      `${named(fact)[0]!.toUpperCase()}${named(fact).slice(1)} ${former(fact)}: ${writePesos(fact.amount)}`,
    message: formerMessage,
    why: 'Las retenciones y autorretenciones de un año se descuentan en la declaración de ese año, con sus certificados. Después de presentarla la cuenta solo debe tener las del año en curso: lo demás es un crédito que se perdió o un cruce sin registrar.',
    correction: () =>
      'Concilia cada cliente con su certificado y con el renglón de retenciones de la declaración. Registra el cruce con el asiento sugerido por lo que se tomó. Lo que no tiene certificado, pídelo; si no se puede recuperar, llévalo al gasto (no deducible).',
  },
  find: ({ context }) => formerYears('ANI-2', context),
});
