/** VAR-4: new. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { body } from '../rule-words.es.ts';

export const var4 = defineRule<Analysis>({
  code: 'VAR-4',
  proof: 'flow',
  name: 'Una cuenta aparece',
  stake: 'to_explain',
  series: { measure: 'balance_or_movement' },
  columnName: 'Cambio',
  thirdPartiesChange: true,
  severity: 'media',
  legal: ['nia_520'],
  text: {
    title: (fact) => `${fact.accountName} aparece por ${writePesos(fact.found ?? 0n)}`,
    line: () => 'Aparece; antes no tenía movimiento',
    message: (fact) =>
      body(
        fact,
        `En ${formatPeriod(fact.period)} aparece ${writeAccount(fact)} por ${writePesos(fact.found ?? 0n)}; antes no tenía movimiento.`,
      ),
    why: 'Una cuenta nueva por un valor importante es una operación nueva o un registro en la cuenta equivocada. En ambos casos conviene ver el documento.',
    correction: () =>
      'Revisa los documentos: si la operación es nueva, documenta de qué se trata; si es de otra cuenta o el valor está mal digitado, corrige el comprobante.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('new') }),
});
