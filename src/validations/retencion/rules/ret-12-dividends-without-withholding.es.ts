/** RET-12: dividends without withholding. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { dividends } from '../taxes/dividends.ts';
import { inMonth, pesosIn, tableRows, thirdParties, toWhom } from '../words.es.ts';

export const ret12 = defineRule<Analysis>({
  code: 'RET-12',
  proof: 'flow',
  about: 'third_parties',
  name: 'Dividendos',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  legal: ['et_242', 'et_242_1', 'et_375'],
  legalOf: (data) => [
    ...(countIn(data, 'naturalPersons') === 1 ? (['et_242'] as const) : []),
    ...(countIn(data, 'companies') === 1 ? (['et_242_1'] as const) : []),
    'et_375',
  ],
  text: {
    title: (fact) => `Dividendos abonados a ${thirdParties(fact)} sin retención`,
    message: (fact) =>
      `${inMonth(fact)} se abonaron dividendos por ${pesosIn(fact, 'base')} sin retención. Si vienen de utilidades ya gravadas en la sociedad, corresponden ${toWhom(fact)}.${tableRows(fact)}`,
    why: 'Los dividendos se someten a retención al abonarlos en cuenta: a las personas naturales, por lo que pase de un tope, y a las sociedades nacionales, por todo. Si las utilidades no pagaron impuesto en la sociedad, antes se aplica la tarifa general.',
    correction: () =>
      'Separa las utilidades gravadas de las no gravadas según el acta, liquida la retención de cada socio y descuéntala del dividendo por pagar. A las compañías holding y a los grupos empresariales registrados no se les retiene: justifica el hallazgo.',
  },
  find: (analysis) => analysis.required(() => dividends(analysis.context)),
});
