/** NDE-13: cash payments. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { taxOf } from '../items-words.es.ts';
import { cashPayments } from '../payments.ts';

export const nde13 = defineRule<Analysis>({
  code: 'NDE-13',
  proof: 'flow',
  name: 'Pagos en efectivo',
  stake: 'reference',
  series: null,
  amountName: 'Pagado en efectivo sobre el tope',
  severity: 'informativa',
  legal: ['et_771_5', 'et_772_1', 'et_240'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `Pagos en efectivo por encima del tope del año: ${writePesos(fact.amount)} no se aceptan`,
    message: (fact) =>
      `Según lo que registraste en los parámetros, hasta ${formatPeriod(fact.period)} se pagaron en efectivo ${writePesos(fact.found ?? 0n)}. Con costos y gastos por ${writePesos(amountIn(fact.data, 'costs'))}, el tope es de ${writePesos(amountIn(fact.data, 'limit'))}: el menor entre el 35 % de los costos y deducciones, el 40 % de lo pagado y 40.000 UVT de ${writePesos(amountIn(fact.data, 'unit'))}. ${taxOf(fact)}`,
    why: 'Para que un pago se acepte como costo o deducción debe hacerse por un medio bancarizado, salvo los topes en efectivo. Además, un pago individual en efectivo de más de 100 UVT se rechaza aunque el total quepa en el tope.',
    correction: () =>
      'Paga por banco lo que falta del año y conserva los soportes del medio de pago. En la conciliación fiscal, lleva el exceso a no deducible, con los pagos individuales de más de 100 UVT.',
  },
  find: ({ books, past, roles, limits }) => cashPayments(books, past, roles, limits.pagosEnEfectivo),
});
