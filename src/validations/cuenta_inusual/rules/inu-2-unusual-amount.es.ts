/** INU-2: unusual amount. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { listIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeList, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { who } from '../rule-words.es.ts';
import { outsizedFacts } from '../unusual.ts';

export const inu2 = defineRule<Analysis>({
  code: 'INU-2',
  proof: 'flow',
  about: 'third_parties',
  name: 'Por un valor que no es el suyo',
  stake: 'to_explain',
  series: { measure: 'movement' },
  amountName: 'Diferencia con lo usual',
  columnName: 'Registrado',
  severity: 'media',
  legal: ['nia_520', 'et_771_2'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) =>
      `${who(fact)} en ${fact.accountName}: ${writePesos(fact.found ?? 0n)}, cuando lo usual son ${writePesos(fact.expected ?? 0n)}`,
    line: (fact) =>
      `${who(fact)}: ${writePesos(fact.found ?? 0n)}, cuando lo usual son ${writePesos(fact.expected ?? 0n)}`,
    message: (fact) => {
      const means = listIn(fact.data, 'means');
      const thirdParties = fact.thirdParties.map(
        (thirdParty, index) =>
          `${writeThirdParty(thirdParty)} ${writePesos(thirdParty.amount)}, y en promedio ${writePesos(BigInt(means[index]!))}`,
      );
      return `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene valores muy distintos de los de siempre: ${writeList(thirdParties)}.`;
    },
    why: 'Un valor que se aparta más de tres desviaciones de la historia del mismo tercero puede ser una factura doble, un cero de más, varias facturas juntas o un servicio extraordinario.',
    correction: () =>
      'Compara con la factura y con el contrato. Si el valor está mal digitado o la factura está repetida, corrige el comprobante; si son varias facturas o un servicio extraordinario, justifica el hallazgo.',
  },
  find: ({ books, oddities }) => ({ facts: outsizedFacts(oddities.outsized, books.balance) }),
});
