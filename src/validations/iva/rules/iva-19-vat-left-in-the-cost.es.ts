/** IVA-19: VAT of purchases left in the cost. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { leftInCost } from '../purchases/left-in-cost.ts';
import { inMonth, pesosIn, suppliers } from '../purchases-words.es.ts';

export const iva19 = defineRule<Analysis>({
  code: 'IVA-19',
  proof: 'flow',
  about: 'third_parties',
  name: 'IVA que se quedó en el costo',
  stake: 'at_risk',
  series: { measure: 'debit' },
  severity: 'media',
  legal: ['et_488', 'et_493'],
  text: {
    title: (fact) => `IVA de ${suppliers(fact)} que se quedó en el costo: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)}, ${writeAccount(fact)} recibió ${pesosIn(fact, 'bought')} de ${suppliers(fact)}, con ${amountIn(fact.data, 'tax') === 0n ? 'ningún IVA descontable' : `${pesosIn(fact, 'tax')} de IVA descontable`}. En los meses anteriores todas sus compras lo llevaron, siempre en la misma proporción: faltan ${writePesos(fact.amount)}, que están dentro de lo comprado si la factura trae IVA.`,
    why: 'El IVA descontable no puede ser costo ni gasto: si se queda en la compra, se paga de más en la declaración de IVA y el costo o el inventario quedan inflados.',
    correction: () =>
      'Abre la factura. Si trae IVA, pásalo con el asiento sugerido a la cuenta de siempre; el descontable se puede tomar en los tres periodos bimestrales siguientes, o en el cuatrimestral siguiente. Si lo comprado esta vez es excluido, déjalo y justifica el hallazgo.',
  },
  find: ({ accounts, context, isResponsible }) => ({ facts: isResponsible ? leftInCost(accounts, context) : [] }),
});
