/** OBL-6: overdraft not returned. */
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { overdraftFacts } from '../lenders.ts';
import { atClose, lenderName } from '../rule-words.es.ts';

export const obl6 = defineRule<Analysis>({
  code: 'OBL-6',
  proof: 'balance',
  about: 'third_parties',
  name: 'Sobregiro sin devolver',
  stake: 'at_risk',
  series: { measure: 'balance' },
  amountName: 'Sobregiro sin devolver',
  severity: 'media',
  legal: ['puc_dinamicas', 'niif_pymes_2_52'],
  text: {
    title: (fact) => `El sobregiro de ${lenderName(fact)} sigue en el pasivo y sus cuentas tienen saldo`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} muestra un sobregiro de ${writeAmounts(fact.thirdParties, 'con')}, y todas las cuentas de esa entidad tienen saldo a favor.`,
    why: 'El sobregiro se presenta como obligación solo para el cierre y se devuelve al empezar el mes siguiente. Si se queda, el banco y la deuda aparecen mayores que los reales.',
    correction: () =>
      'Concilia con el extracto. Si ya no hay sobregiro, devuelve la reclasificación con el asiento sugerido, a la cuenta bancaria de donde salió.',
  },
  find: ({ context }) => ({ facts: overdraftFacts(context) }),
});
