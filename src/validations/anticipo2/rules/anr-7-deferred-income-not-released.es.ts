/** ANR-7: deferred income, a deposit or an advance that is released every month, and this month was not. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { ReceivedAdvances } from '../received.ts';
import { who } from '../rule-words.es.ts';

export const anr7 = defineRule<ReceivedAdvances>({
  code: 'ANR-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'Un ingreso diferido que no se reconoció',
  stake: 'to_explain',
  series: { measure: 'debit', missing: 'Falta este ingreso' },
  amountName: 'Lo que suele reconocerse',
  severity: 'media',
  legal: ['et_28', 'niif_pymes_23'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)}: no se reconocieron ${writePesos(fact.amount)} de ${fact.accountName}`,
    line: (fact) => `${who(fact)}: lo diferido no se reconoció`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} no bajó. En cada uno de los cuatro meses anteriores se llevaron de allí al ingreso valores como ${writeAmounts(fact.thirdParties, 'de')}, y aún queda saldo.`,
    why: 'Lo recibido antes se vuelve ingreso a medida que se presta el servicio o se ejecuta el convenio. Si un mes no se reconoce, el ingreso queda corto y el pasivo, inflado.',
    correction: () =>
      'Reconoce lo del mes: débito al pasivo y crédito al ingreso de siempre. Si este mes no se prestó ni se ejecutó nada, justifica el hallazgo.',
  },
  find: (advances) => ({ facts: advances.unreleased() }),
});
