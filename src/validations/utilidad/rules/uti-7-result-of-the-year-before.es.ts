/** UTI-7: result of the year before. */

import { monthNames } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { priorYearFacts } from '../during-year.ts';
import { atClose, resultName } from '../rule-words.es.ts';

export const uti7 = defineRule<Analysis>({
  code: 'UTI-7',
  proof: 'balance',
  name: 'El resultado del año anterior después de la asamblea',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Resultado sin trasladar',
  severity: 'media',
  legal: ['puc_cierre', 'cco_446', 'cco_451'],
  text: {
    title: (fact) => `El resultado del año anterior sigue en ${fact.accountName}: ${writePesos(fact.amount)}`,
    line: () => 'Conserva el resultado del año anterior',
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} conserva una ${resultName(amountIn(fact.data, 'prior'))} de ${writePesos(fact.amount)} de un año anterior. La asamblea ordinaria se reúne a más tardar en ${monthNames[countIn(fact.data, 'month') - 1]}.`,
    why: 'Aprobados los estados financieros, el resultado deja de ser el del ejercicio: se reserva, se reparte o se acumula. Si sigue aquí, se confunde con el del año en curso.',
    correction: () =>
      'Busca el acta de la asamblea. Registra la reserva y los dividendos que haya decidido, y lleva el resto a resultados acumulados con el asiento sugerido. Si no se ha reunido, convócala.',
  },
  find: ({ context, month }) => ({ facts: priorYearFacts(context, month) }),
});
