/** NAT-6: other receivable in credit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, thirdPartiesMessage } from '../rule-words.es.ts';
import { correction, target } from '../sentences.es.ts';

export const nat6 = defineRule<Analysis>({
  code: 'NAT-6',
  proof: 'balance',
  about: 'third_parties',
  name: 'Otra cuenta por cobrar con saldo crédito',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774', 'niif_pymes_2_52'],
  withoutThirdParties: 'part',
  text: {
    title: (fact) => placedTitle(fact, 'deudores'),
    message: thirdPartiesMessage,
    why: 'Una cuenta por cobrar con saldo crédito significa que se recibió, se legalizó o se descontó más de lo que se había entregado. La diferencia es una deuda de la empresa, y no se presenta restando de las cuentas por cobrar.',
    correction: (fact) =>
      correction(
        fact,
        `Revisa con el tercero qué se entregó y qué se descontó o legalizó. Si quedó un valor a su favor, reclasifícalo al pasivo${target(fact)} con el asiento sugerido; si el abono era de otro tercero o de otra cuenta, trasládalo.`,
      ),
  },
  find: (analysis) => ({ facts: analysis.factsOf('deudores') }),
});
