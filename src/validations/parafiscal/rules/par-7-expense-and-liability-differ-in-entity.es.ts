/** PAR-7: expense and liability differ in entity. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Contributions } from '../analysis.ts';
import { institutionFacts } from '../liabilities.ts';
import { inMonth, name } from '../rule-words.es.ts';

export const par7 = defineRule<Contributions>({
  code: 'PAR-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'Gasto y pasivo con entidades distintas',
  stake: 'to_explain',
  series: { measure: 'movement' },
  amountName: 'Con terceros distintos',
  severity: 'baja',
  mayBePractice: true,
  legal: ['et_631', 'et_632'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `El gasto y el pasivo de ${name(fact)} están con terceros distintos`,
    message: (fact) =>
      `${inMonth(fact)}, el gasto de ${name(fact)} tiene ${writeAmounts(fact.thirdParties, 'de')}, y en el pasivo ${wordIn(fact.data, 'kind') === 'menos' ? 'se acreditó menos que eso con la misma entidad' : 'no hay ningún crédito con esa entidad'}.`,
    why: 'La información exógena y los certificados salen del tercero. Si el gasto está con una entidad y la deuda con otra, ninguna de las dos concilia. Un fondo de pensiones y su administradora se tratan como uno solo.',
    correction: () => 'Deja el mismo tercero en el gasto y en el pasivo: la entidad que recibe el aporte.',
  },
  find: ({ context, month }) => ({ facts: institutionFacts(context, month) }),
});
