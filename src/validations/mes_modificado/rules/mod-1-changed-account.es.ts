/** MOD-1: changed account. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Changes } from '../change-facts.ts';
import { closedMonth, whatChanged, whoChanged } from '../rule-words.es.ts';

export const mod1 = defineRule<Changes>({
  code: 'MOD-1',
  proof: 'flow',
  name: 'Cuenta que cambió',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Cambio',
  severity: 'media',
  isSeverityFixed: true,
  legal: ['cco_57', 'niif_pymes_10'],
  text: {
    title: (fact) => `La cuenta ${writeAccount(fact)} cambió en ${writePesos(fact.amount)} después de auditada`,
    message: (fact) => `${whatChanged(fact)}${whoChanged(fact)}${closedMonth(fact)}`,
    why: 'Si el mes ya se cerró, alguien registró, borró o cambió comprobantes con fecha de ese mes. Los estados financieros y las declaraciones que salieron de él pueden no corresponder ya a los libros.',
    correction: ({ data }) =>
      wordIn(data, 'how') === 'opening'
        ? 'El cambio viene de un mes anterior: vuelve a cargar ese mes y audítalo. Allí se ve qué se registró.'
        : 'Busca en el programa los comprobantes con fecha de este mes que se crearon, cambiaron o anularon después de la versión anterior. Si el cambio es correcto, sopórtalo y vuelve a cargar los meses siguientes; si no, reversa y registra el ajuste en el mes abierto.',
  },
  find: (changes) => ({ facts: changes.factsOf('account') }),
});
