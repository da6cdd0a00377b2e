/** IVA-17: sales without consumption tax. */

import { writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { consumptionTaxBelowUsual } from '../consumption/consumption-tax.ts';
import { inMonth, pesosIn } from '../rule-words.es.ts';

export const iva17 = defineRule<Analysis>({
  code: 'IVA-17',
  proof: 'flow',
  name: 'Ventas sin impuesto al consumo',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta este impuesto' },
  amountName: 'Impuesto que falta',
  columnName: 'Aumento de la cartera',
  severity: 'media',
  legal: ['et_512_1', 'et_512_9'],
  text: {
    title: (fact) => `Ventas por ${pesosIn(fact, 'bare')} sin impuesto al consumo`,
    message: (fact) =>
      `${inMonth(fact)} se vendieron ${pesosIn(fact, 'sold')} ${amountIn(fact.data, 'tax') === 0n ? 'sin impuesto al consumo' : `con un impuesto al consumo de ${pesosIn(fact, 'tax')}`}; al ${writeRate(countIn(fact.data, 'rate'))} de los últimos meses serían ${writePesos(fact.expected ?? 0n)}.${fact.thirdParties.length === 0 ? '' : ` Las cuentas por cobrar crecieron más que de costumbre: ${writeAmounts(fact.thirdParties, 'de')}.`}`,
    why: 'El impuesto es una parte fija de lo vendido. Si baja de golpe, hay un ingreso que no es venta (un abono del datáfono registrado otra vez, dinero de otros), o una venta sin su impuesto.',
    correction: () =>
      'Compara los ingresos del mes con el cierre de caja. Si un recaudo se registró como venta, llévalo a la cuenta por cobrar; si la venta es real, registra el impuesto; si es de algo que no lo lleva, justifica el hallazgo.',
  },
  find: ({ context }) => ({ facts: consumptionTaxBelowUsual(context) }),
});
