/** RET-6: VAT withholding. */

import { jointRule } from '#core/engine/rule.ts';
import { kind, vatCorrections, vatMessages, vatTitles } from '../other-taxes-words.es.ts';

export const ret6 = jointRule({
  code: 'RET-6',
  name: 'IVA retenido',
  severity: 'media',
  legal: ['et_437_1', 'et_437_2', 'et_510'],
  text: {
    title: (fact) => vatTitles[kind(fact)]!(fact),
    message: (fact) => vatMessages[kind(fact)]!(fact),
    why: 'El IVA se retiene a la tarifa del 15 % del impuesto, y solo lo hacen el Estado, los grandes contribuyentes, los agentes que nombra la DIAN y quienes compran a proveedores del régimen simple. En servicios desde el exterior se retiene el 100 %.',
    correction: (fact) => vatCorrections[kind(fact)]!,
  },
});
