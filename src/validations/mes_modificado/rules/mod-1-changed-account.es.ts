/** MOD-1: changed account. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Changes } from '../change-facts.ts';
import { againstBefore, openingCorrection, whatChanged, whenReported, whoChanged } from '../rule-words.es.ts';

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
    message: (fact) => `${whatChanged(fact)}${againstBefore(fact)}${whoChanged(fact)}${whenReported(fact)}`,
    why: 'Alguien registró, borró o cambió comprobantes después de la versión anterior. Los estados financieros y las declaraciones que hayan salido de ella pueden no corresponder ya a los libros.',
    correction: (fact) =>
      wordIn(fact.data, 'how') === 'opening'
        ? openingCorrection(fact)
        : 'Busca en el programa los comprobantes con fecha de este mes que se crearon, cambiaron o anularon después de la versión anterior. Si el cambio es correcto, sopórtalo y vuelve a cargar los meses siguientes; si no, reversa y registra el ajuste en un mes que siga abierto.',
  },
  find: (changes) => ({ facts: changes.factsOf('account') }),
});
