/** NAT-12: reversed result account. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, thirdPartiesMessage } from '../rule-words.es.ts';

export const nat12 = defineRule<Analysis>({
  code: 'NAT-12',
  proof: 'balance',
  about: 'third_parties',
  name: 'Ingreso, costo o gasto con el acumulado al revés',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'baja',
  legal: ['puc_dinamicas', 'et_774'],
  text: {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: (fact) =>
      `${thirdPartiesMessage(fact)} Es el saldo acumulado del año: las reversiones y notas de un solo mes no cuentan.`,
    why: 'Una reversión, una nota o un ajuste pueden dejar un mes al revés, pero el acumulado del año no debería: significaría que se devolvió más de lo que se registró. En los dos primeros meses suele ser la reversión de una provisión del año anterior.',
    correction: () =>
      'Busca qué registro originó el saldo. Si es la reversión de una provisión del año anterior, registra el documento que la reemplaza o llévala a recuperaciones. Si es un ingreso en una cuenta de gasto, o al contrario, reclasifícalo. Si era de otra cuenta o tercero, trasládalo.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('resultado') }),
});
