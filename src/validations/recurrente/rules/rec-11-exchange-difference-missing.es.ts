/** REC-11: exchange difference missing. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { exchangeFacts } from '../exchange.ts';

const isOfThirdParty = ({ thirdParties }: FactView): boolean => thirdParties.length > 0;

/** The difference of the month is that of what was paid, and none of what is left. */
const isOfWhatWasPaid = ({ data }: FactView): boolean => data.paid !== undefined;

export const rec11 = defineRule<Analysis>({
  code: 'REC-11',
  proof: 'flow',
  name: 'Falta la diferencia en cambio',
  stake: 'to_explain',
  series: null,
  amountName: 'Lo usual en un mes',
  severity: 'media',
  legal: ['nia_520', 'puc_dinamicas'],
  text: {
    title: (fact) =>
      isOfThirdParty(fact)
        ? `Falta la diferencia en cambio de ${fact.thirdParties[0]!.name}: unos ${writePesos(fact.amount)}`
        : `Falta la diferencia en cambio de ${formatPeriod(fact.period)}: unos ${writePesos(fact.amount)}`,
    message: (fact) =>
      isOfWhatWasPaid(fact)
        ? `En ${formatPeriod(fact.period)} ${writeThirdParty(fact.thirdParties[0]!)} tiene ${writePesos(amountIn(fact.data, 'paid'))} de diferencia en cambio, la de lo que pagó: el saldo de ${writeAccount(fact)}, ${writePesos(amountIn(fact.data, 'held'))}, subió exactamente lo que se le vendió. En los ${countIn(fact.data, 'months')} meses anteriores con ganancia también se actualizó: unos ${writePesos(fact.amount)} cada vez.`
        : isOfThirdParty(fact)
          ? `En ${formatPeriod(fact.period)} no hay ingreso ni gasto por diferencia en cambio de ${writeThirdParty(fact.thirdParties[0]!)}, que empezó el mes con ${writePesos(amountIn(fact.data, 'held'))} en ${writeAccount(fact)}. En los ${countIn(fact.data, 'months')} meses anteriores en que tuvo saldo la hubo siempre: unos ${writePesos(fact.amount)} cada mes.`
          : `En ${formatPeriod(fact.period)} no hay ingreso ni gasto por diferencia en cambio, y el mes empezó con ${writePesos(amountIn(fact.data, 'held'))} en moneda extranjera. En los ${countIn(fact.data, 'months')} meses anteriores en que hubo saldos la hubo siempre: unos ${writePesos(fact.amount)} cada mes.`,
    why: 'Lo que se tiene, se cobra o se debe en moneda extranjera se actualiza al cierre de cada mes con la tasa de su último día. Si falta, el saldo queda a una tasa vieja y el mes siguiente carga con dos diferencias.',
    correction: () =>
      'Multiplica el saldo en divisas de cada cuenta por la tasa representativa del último día del mes y lleva la diferencia a 421020 si es ganancia, o a 530525 si es pérdida. Si los saldos se liquidaron en el mes a su misma tasa, justifica el hallazgo.',
  },
  find: ({ books, companionMonths }) => ({ facts: exchangeFacts(books, companionMonths) }),
});
