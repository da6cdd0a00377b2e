/** RET-9: suffered above the sales. */

import { writeRate } from '#core/checks/table-row.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { writeParts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { suffered } from '../taxes/suffered.ts';
import { inMonth, thirdParties } from '../words.es.ts';

export const ret9 = defineRule<Analysis>({
  code: 'RET-9',
  proof: 'flow',
  about: 'third_parties',
  name: 'Retenciones a favor',
  stake: 'to_explain',
  series: { measure: 'debit' },
  amountName: 'De más',
  severity: 'media',
  mayBePractice: true,
  legal: ['et_373', 'et_381'],
  text: {
    title: (fact) => `Retenciones a favor por ${writePesos(fact.amount)} más de lo que permiten las ventas`,
    message: (fact) =>
      `${inMonth(fact)}, las retenciones de ${thirdParties(fact)} pasan del ${writeRate(countIn(fact.data, 'highest'))} de lo que se vendió en el mes y de lo que se debía al empezar: sobran ${writeParts(fact.thirdParties, 'de')}.`,
    why: 'Un cliente no puede retener más que la tarifa más alta sobre lo que compra o paga. Si el certificado no respalda el valor, la DIAN rechaza la retención en la declaración de renta.',
    correction: () =>
      'Pide el certificado al cliente y compáralo. Si parte del valor era un pago, un descuento o reteIVA, devuélvelo a la cartera o a su cuenta con el asiento sugerido; si la venta quedó a nombre de otro tercero, corrígela.',
  },
  find: ({ context, laws, withoutTables }) => {
    const fees = laws?.get('honorarios');
    return fees ? suffered(context, fees) : { facts: [], notEvaluated: [withoutTables] };
  },
});
