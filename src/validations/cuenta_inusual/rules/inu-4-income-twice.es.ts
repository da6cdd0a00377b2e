/** INU-4: income twice. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { doubledIncome } from '../doubled.ts';
import { twice, who } from '../rule-words.es.ts';

export const inu4 = defineRule<Analysis>({
  code: 'INU-4',
  proof: 'flow',
  name: 'El doble de lo de siempre',
  stake: 'to_explain',
  series: { measure: 'movement' },
  amountName: 'Por encima de lo usual',
  columnName: 'Ventas',
  severity: 'media',
  legal: ['nia_520', 'niif_pymes_23'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)}: se le vendieron ${writePesos(fact.found ?? 0n)}, el doble de lo de siempre`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene ${writePesos(fact.found ?? 0n)} de ${who(fact)}. ${twice(fact, 'cliente')}`,
    why: 'Una venta registrada dos veces infla el ingreso, la cartera y los impuestos del mes, y nadie la reclama hasta conciliar con el cliente.',
    correction: () =>
      'Busca en el auxiliar dos registros del mismo documento o de la misma liquidación. Si hay uno repetido, anúlalo con su IVA y sus retenciones; si son dos entregas, justifica el hallazgo.',
  },
  find: ({ books }) => ({ facts: doubledIncome(books) }),
});
