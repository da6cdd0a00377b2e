/** NAT-4: customer in credit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { thirdPartiesMessage, thirdPartiesTitle } from '../rule-words.es.ts';
import { correction, target } from '../sentences.es.ts';

export const nat4 = defineRule<Analysis>({
  code: 'NAT-4',
  proof: 'balance',
  about: 'third_parties',
  name: 'Cliente con saldo crédito',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774', 'niif_pymes_2_52'],
  withoutThirdParties: 'part',
  text: {
    title: (fact) => thirdPartiesTitle(fact, 'clientes'),
    message: thirdPartiesMessage,
    why: 'Un cliente con saldo crédito pagó más de lo que debe, pagó antes de que le facturaras o recibió un pago que era de otro. Ese dinero es una deuda de la empresa: restarlo de la cartera muestra un activo y un pasivo menores que los reales.',
    correction: (fact) =>
      correction(
        fact,
        `Revisa el recaudo con el cliente. Si es un anticipo o un pago de más, reclasifícalo a anticipos de clientes${target(fact)} con el asiento sugerido. Si el recaudo era de otro cliente, trasládalo entre terceros de la misma cuenta.`,
      ),
  },
  find: (analysis) => ({ facts: analysis.factsOf('clientes') }),
});
