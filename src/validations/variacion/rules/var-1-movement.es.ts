/** VAR-1: movement. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { asked, body } from '../rule-words.es.ts';
import { moved } from '../sentences.es.ts';

export const var1 = defineRule<Analysis>({
  code: 'VAR-1',
  proof: 'flow',
  name: 'Un ingreso, costo o gasto cambia',
  stake: 'to_explain',
  series: { measure: 'movement' },
  columnName: 'Cambio',
  thirdPartiesChange: true,
  severity: 'media',
  legal: ['nia_520'],
  text: {
    title: (fact) =>
      `${fact.accountName} ${moved(fact.expected ?? 0n, fact.found ?? 0n)}: ${writePesos(fact.found ?? 0n)} en el mes`,
    message: (fact) =>
      body(fact, `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} registró ${writePesos(fact.found ?? 0n)}.`),
    why: 'Un ingreso, costo o gasto que se aparta de lo usual tiene una causa: más actividad, un precio nuevo, algo de una sola vez, o un registro en la cuenta, el valor o el mes que no era. El revisor preguntará por ella.',
    correction: () => asked,
  },
  find: (analysis) => {
    const { withoutPrevious } = analysis.books;
    return { facts: analysis.factsOf('movement'), notEvaluated: withoutPrevious === null ? [] : [withoutPrevious] };
  },
});
