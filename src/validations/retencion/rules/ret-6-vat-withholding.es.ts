/** RET-6: VAT withholding. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { kind, vatCorrections, vatMessages, vatTitles } from '../other-taxes-words.es.ts';
import { vatAbroad } from '../taxes/vat-abroad.ts';
import { vatWithholding } from '../taxes/vat-withholding.ts';

export const ret6 = defineRule<Analysis>({
  code: 'RET-6',
  proof: 'flow',
  about: 'third_parties',
  name: 'IVA retenido',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta la retención' },
  amountName: 'Diferencia con la tarifa',
  severity: 'media',
  legal: ['et_437_1', 'et_437_2', 'et_510'],
  legalOf: (data) => (wordIn(data, 'kind') === 'excess' ? ['et_437_1', 'et_510'] : ['et_437_2', 'et_437_1']),
  text: {
    title: (fact) => lookUp(vatTitles, kind(fact))!(fact),
    message: (fact) => lookUp(vatMessages, kind(fact))!(fact),
    why: 'El IVA se retiene a la tarifa del 15 % del impuesto, y solo lo hacen el Estado, los grandes contribuyentes, los agentes que nombra la DIAN y quienes compran a proveedores del régimen simple. En servicios desde el exterior se retiene el 100 %.',
    correction: (fact) => lookUp(vatCorrections, kind(fact))!,
  },
  find: (analysis) =>
    analysis.required((laws) => ({
      facts: [...vatWithholding(analysis.context, laws.get('compras')!), ...vatAbroad(analysis.context)],
    })),
});
