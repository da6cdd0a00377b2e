/** AUT-8: money of others as income. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { nameOrCount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { othersMoney } from '../others-money.ts';

export const aut8 = defineRule<Analysis>({
  code: 'AUT-8',
  proof: 'flow',
  name: 'Dinero de terceros como ingreso',
  stake: 'to_explain',
  series: { measure: 'credit', missing: 'Falta este registro' },
  amountName: 'Dinero de terceros de un mes usual',
  severity: 'media',
  legal: ['et_28', 'dur_1_2_6_8'],
  text: {
    title: (fact) => `Dinero de terceros que este mes no se registró: cerca de ${writePesos(fact.amount)}`,
    message: (fact) =>
      isOfSome(fact)
        ? `En ${formatPeriod(fact.period)} la cuenta ${fact.account} ${wordIn(fact.data, 'name')} no recibió nada de ${nameOrCount(fact.thirdParties, 'cliente', 'clientes')}, a quien se le facturó como siempre. En cada uno de los seis meses anteriores recibió ${writeAmounts(fact.thirdParties, 'de')}, más o menos: lo de este mes puede estar en los ingresos.`
        : `En ${formatPeriod(fact.period)} la cuenta ${fact.account} ${wordIn(fact.data, 'name')} no recibió nada. En los meses anteriores siempre recibió ${writeAmounts(fact.thirdParties, 'de')}: lo de este mes puede estar en los ingresos.`,
    why: 'Las propinas, los copagos y lo que se recauda para otros no son ingreso propio. Si se llevan al ingreso, la autorretención, la renta y el ICA se calculan de más, y se pierde la cuenta de lo que hay que entregar.',
    correction: () =>
      'Busca el registro del mes. Si fue a los ingresos, trasládalo a la cuenta de terceros y ajusta la autorretención. Si de verdad no hubo recaudo, justifica el hallazgo.',
  },
  find: ({ isItsOwn, context }) => ({ facts: isItsOwn ? othersMoney(context) : [] }),
});

/** Of some of its third parties: the others are there. */
function isOfSome({ data }: FactView): boolean {
  return countIn(data, 'some') === 1;
}
