/** ANR-4: advance in income. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { instalmentFacts, unbilledIncome } from '../as-income.ts';
import { uncoveredIncome } from '../others-money.ts';
import type { ReceivedAdvances } from '../received.ts';
import { who } from '../rule-words.es.ts';

export const anr4 = defineRule<ReceivedAdvances>({
  code: 'ANR-4',
  proof: 'flow',
  about: 'third_parties',
  name: 'Un ingreso que parece anticipo',
  stake: 'to_explain',
  series: { measure: 'credit' },
  amountName: 'Ingresos que parecen un anticipo',
  severity: 'media',
  legal: ['et_28', 'niif_pymes_23'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)}: ${writePesos(fact.amount)} en ingresos que parecen un anticipo`,
    line: (fact) => `${who(fact)}: ingresos que parecen un anticipo`,
    message: (fact) =>
      countIn(fact.data, 'isInstalment') === 2
        ? `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene ${writePesos(fact.amount)} de ${who(fact)} de más que lo facturado y lo que salió de sus anticipos, depósitos o diferidos. En los meses anteriores su ingreso siempre salió de allí.`
        : countIn(fact.data, 'isInstalment') === 1
          ? `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene ingresos por ${writeAmounts(fact.thirdParties, 'de')}. Los cuatro meses anteriores ese mismo valor entró a sus anticipos, y este mes nada.`
          : `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene ingresos por ${writeAmounts(fact.thirdParties, 'de')} sin cargo a la cartera y sin usar un anticipo. En los meses anteriores siempre se le facturó por cartera.`,
    why: 'Lo que el cliente paga antes de la entrega o del acta es una deuda con él, no una venta. Como ingreso infla la utilidad del mes, y al facturar se registrará otra vez.',
    correction: () =>
      'Busca el soporte del recaudo. Si no hay factura ni entrega, pásalo a anticipos con el asiento sugerido y revisa los impuestos del mes. Si hubo venta de contado, justifica el hallazgo.',
  },
  find: ({ isNone, books, instalments }) => {
    if (isNone) return { facts: uncoveredIncome(books, new Set()) };
    const told = new Set(instalments.map(({ key }) => key));
    const unbilled = unbilledIncome(books, told);
    for (const { thirdParties = [] } of unbilled)
      for (const { thirdParty } of thirdParties) told.add(books.balance.thirdParties.key(thirdParty));
    return { facts: [...instalmentFacts(instalments, books), ...unbilled, ...uncoveredIncome(books, told)] };
  },
});
