/** NAT-7: other liability in debit. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, thirdPartiesMessage } from '../rule-words.es.ts';
import { correction, target } from '../sentences.es.ts';

export const nat7 = defineRule<Analysis>({
  code: 'NAT-7',
  proof: 'balance',
  about: 'third_parties',
  name: 'Otro pasivo con saldo débito',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774', 'niif_pymes_2_52'],
  withoutThirdParties: 'part',
  text: {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: thirdPartiesMessage,
    why: 'Un pasivo con saldo débito significa que se pagó más de lo causado: falta causar la obligación, el pago se repitió, o se cargó a la cuenta o al tercero que no era. Si de verdad se pagó de más, es una cuenta por cobrar.',
    correction: (fact) =>
      correction(
        fact,
        `Busca primero la causación que falta: nómina, intereses, factura o provisión. Si se pagó de más, reclasifica a cuentas por cobrar${target(fact)} con el asiento sugerido; si el pago era de otro tercero o de otra obligación, trasládalo.`,
      ),
  },
  find: (analysis) => ({ facts: analysis.factsOf('pasivos') }),
});
