/** VAR-2: balance. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writeBalance } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { asked, body } from '../rule-words.es.ts';
import { moved } from '../sentences.es.ts';

export const var2 = defineRule<Analysis>({
  code: 'VAR-2',
  proof: 'flow',
  name: 'Un saldo cambia',
  stake: 'to_explain',
  series: { measure: 'balance' },
  columnName: 'Cambio',
  thirdPartiesChange: true,
  severity: 'media',
  legal: ['nia_520'],
  text: {
    title: (fact) =>
      `El saldo de ${fact.accountName} ${moved(fact.expected ?? 0n, fact.found ?? 0n)}: quedó en ${writeBalance(fact.found ?? 0n)}`,
    message: (fact) =>
      body(
        fact,
        `Al cierre de ${formatPeriod(fact.period)}, ${writeAccount(fact)} quedó en ${writeBalance(fact.found ?? 0n)}.`,
      ),
    why: 'Un saldo que cambia de repente puede ser una compra, un crédito o un recaudo grande, y también un registro doble, un cruce incompleto o una reclasificación sin explicar.',
    correction: () => asked,
  },
  find: (analysis) => ({ facts: analysis.factsOf('balance') }),
});
