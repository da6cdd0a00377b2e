/** OBL-10: interest in the cost of an asset. */

import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { capitalisedFacts } from '../capitalised.ts';
import { inMonth, lender, lenderName } from '../rule-words.es.ts';

export const obl10 = defineRule<Analysis>({
  code: 'OBL-10',
  proof: 'flow',
  name: 'Intereses en el costo de un activo',
  stake: 'to_explain',
  series: { measure: 'debit' },
  amountName: 'Intereses en el costo',
  severity: 'baja',
  legal: ['niif_pymes_25'],
  text: {
    title: (fact) => `Intereses de ${lenderName(fact)} en el costo de un activo: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)}, ${writeAccount(fact)} recibió ${writePesos(fact.amount)} de ${lender(fact)}, a quien se le debe un préstamo: son los intereses del mes.`,
    why: 'En el grupo 2, la NIIF para las PYMES (25.2) lleva al gasto todos los costos de los préstamos, también mientras se construye. Solo las NIIF plenas los suman al activo.',
    correction: () =>
      'Lleva los intereses al gasto con el asiento sugerido. Si la empresa aplica las NIIF plenas, corrige el grupo en su perfil. El costo fiscal del activo puede ser otro: revísalo en la conciliación.',
  },
  find: ({ context, month }) => ({ facts: capitalisedFacts(context, month) }),
});
