/** CON-1: income from one customer. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { type Analysis, MOST } from '../analysis.ts';
import { first, percent, ranking, total } from '../rule-words.es.ts';
import { salesOfMonth } from '../shares.ts';

export const con1 = defineRule<Analysis>({
  code: 'CON-1',
  proof: 'flow',
  about: 'first_third_party',
  name: 'Un cliente pesa más del tope',
  stake: 'reference',
  series: null,
  amountName: 'Del primero',
  columnName: 'Ingresos',
  severity: 'informativa',
  legal: ['niif_pymes_11', 'nia_520'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) =>
      `${first(fact)} es el ${percent(fact, 0)} de los ingresos${wordIn(fact.data, 'basis') === 'sales' ? ' del mes' : ''}`,
    message: (fact) =>
      wordIn(fact.data, 'basis') === 'sales'
        ? `En ${formatPeriod(fact.period)}, ${writeThirdParty(fact.thirdParties[0]!)} compró ${writePesos(fact.amount)} de los ${total(fact)} vendidos: el ${percent(fact, 0)}. En lo corrido del año nadie pasa del ${countIn(fact.data, 'limit')} %.${ranking(fact)}`
        : `Hasta ${formatPeriod(fact.period)}, ${writeThirdParty(fact.thirdParties[0]!)} suma ${writePesos(fact.amount)} de los ${total(fact)} de ingresos operacionales del año: el ${percent(fact, 0)}.${ranking(fact)}`,
    why: 'Si ese cliente se va o deja de pagar, la empresa lo siente de inmediato. La concentración del riesgo de crédito se tiene en cuenta al medir el deterioro de la cartera y al evaluar el negocio en marcha.',
    correction: (fact) =>
      `No hay nada que corregir en los libros. Revisa el cupo y las garantías de ese cliente y, si el peso es habitual, revélalo en las notas. Puedes cambiar el tope del ${countIn(fact.data, 'limit')} % en la parametrización.`,
  },
  find(analysis) {
    const { books, roles, income } = analysis;
    const ofYear = analysis.facts(roles.ingresos, income, 'income');
    // A month outside the year's pattern may be a single contract. Closing entries are not sales.
    if (ofYear.length > 0 || books.period.month > 12) return { facts: ofYear };
    return { facts: analysis.facts(roles.ingresos, salesOfMonth(books, roles.ingresos, MOST), 'sales') };
  },
});
