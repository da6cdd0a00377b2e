/** ANT-2: employees not crossed. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { crossedFacts, crossedWith } from '../crossed.ts';
import { crossed, rest, title } from '../rule-words.es.ts';

export const ant2 = defineRule<Analysis>({
  code: 'ANT-2',
  proof: 'balance',
  about: 'third_parties',
  name: 'Trabajador con anticipo y reembolso por pagar',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['niif_pymes_2_52', 'et_771_2', 'puc_dinamicas'],
  withoutThirdParties: 'nothing',
  text: {
    title: title('trabajadores', [
      'anticipo sin cruzar con lo que legalizó',
      'anticipo sin cruzar con lo que legalizaron',
    ]),
    message: (fact) => crossed(fact),
    why: 'Si la relación de gastos del empleado se registró como una cuenta por pagar, el anticipo con que los pagó ya está legalizado. Sin el cruce se le puede reembolsar lo que ya tenía.',
    correction: (fact) =>
      `Compara la relación de gastos con el anticipo y cruza con el asiento sugerido. Lo que sobre del anticipo se descuenta o se devuelve; lo que falte se reembolsa.${rest(fact)}`,
  },
  find: ({ books }) => ({ facts: crossedFacts(crossedWith('employees', books), books) }),
});
