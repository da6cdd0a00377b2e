/** RET-7: payments abroad. */

import { writeRate } from '#core/checks/table-row.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { paymentsAbroad } from '../taxes/abroad.ts';
import { inMonth, tableRows, withWhom } from '../words.es.ts';

export const ret7 = defineRule<Analysis>({
  code: 'RET-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'Pagos al exterior',
  stake: 'to_explain',
  series: null,
  amountName: 'Pagos sin retención',
  severity: 'media',
  mayBePractice: true,
  legal: ['et_437_2', 'et_437_1', 'et_406', 'et_408'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `Pagos al exterior por ${writePesos(fact.amount)} sin retención`,
    message: (fact) =>
      countIn(fact.data, 'usual') > 0
        ? `${inMonth(fact)} se causaron pagos al exterior por ${withWhom(fact)}, y en ${writeAccount(fact)} no se retuvo nada. En los meses anteriores fue siempre el ${writeRate(countIn(fact.data, 'usual'))} de lo que facturaron.`
        : `${inMonth(fact)} se causaron servicios o regalías del exterior por ${withWhom(fact)}, y no hay retención por pagos al exterior a su nombre. ${amountIn(fact.data, 'vat') === 0n ? 'Tampoco se retuvo IVA en el mes.' : ''}${tableRows(fact)}`,
    why: 'Los pagos al exterior por servicios, honorarios, intereses, regalías o software suelen ser renta de fuente nacional, con retención del 20 % salvo convenio. Si el servicio se usa en Colombia, quien lo contrata retiene además el 100 % del IVA teórico.',
    correction: () =>
      'Revisa dónde se prestó el servicio, si hay convenio para evitar la doble tributación y si está gravado con IVA. Si procede, retén en el giro o asume la retención (impuestos asumidos, no deducible), y registra el IVA retenido, que es descontable.',
  },
  find: (analysis) => analysis.required(() => ({ facts: paymentsAbroad(analysis.context) })),
});
