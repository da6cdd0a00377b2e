/** IVA-5: deductible above the purchase. */

import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { aboveThePurchase } from '../purchases/suppliers.ts';
import { inMonth, isBare, isExcluded, pesosIn, rate, suppliers } from '../purchases-words.es.ts';

export const iva5 = defineRule<Analysis>({
  code: 'IVA-5',
  proof: 'flow',
  about: 'third_parties',
  name: 'Descontable mayor que la compra',
  stake: 'at_risk',
  series: { measure: 'debit' },
  amountName: 'Por encima de la tarifa',
  severity: 'media',
  legal: ['et_485', 'et_771_2', 'et_496'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => {
      if (isExcluded(fact)) return `IVA descontable de ${suppliers(fact)} en compras excluidas`;
      return isBare(fact)
        ? `IVA descontable de ${writePesos(fact.amount)} sin compra de ${suppliers(fact)}`
        : `IVA descontable de ${suppliers(fact)} por encima del ${rate(fact)} de la compra`;
    },
    message: (fact) => {
      if (isExcluded(fact))
        return `${inMonth(fact)} se descontó IVA por ${writeAmounts(fact.thirdParties, 'de')}, y todo lo comprado, ${pesosIn(fact, 'bought')}, está en cuentas cuyo nombre dice que no causa IVA.`;
      return isBare(fact)
        ? `${inMonth(fact)} se descontó IVA por ${writeAmounts(fact.thirdParties, 'de')}, y en el mes y los tres anteriores no hay compras, costos ni gastos que lo expliquen.`
        : `${inMonth(fact)} se descontaron ${pesosIn(fact, 'tax')} de IVA y las compras a los mismos terceros suman ${pesosIn(fact, 'bought')}. Por encima del ${rate(fact)} sobran ${writeAmounts(fact.thirdParties, 'de')}.`;
    },
    why: 'El IVA descontable es el de las facturas: no puede ser más que la tarifa sobre lo comprado. Un exceso es un valor mal digitado, una base registrada con otro tercero, o un IVA que no tiene factura.',
    correction: () =>
      'Busca la factura. Si la base quedó con otro tercero o en otra cuenta (gravada, entre las excluidas), reclasifícala; si el IVA se digitó mal, corrígelo; si no hay factura, reversa el descontable.',
  },
  find: (analysis) => (analysis.isResponsible ? aboveThePurchase(analysis) : { facts: [] }),
});
