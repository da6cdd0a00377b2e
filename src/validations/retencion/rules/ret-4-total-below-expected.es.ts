/** RET-4: total below expected. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { articleOf } from '../concepts.ts';
import { totalFacts } from '../practised/practised-facts.ts';
import { minimum } from '../rule-words.es.ts';
import { concept, inMonth, pesosIn, tableRows } from '../words.es.ts';

export const ret4 = defineRule<Analysis>({
  code: 'RET-4',
  proof: 'flow',
  name: 'Total del concepto',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta parte de la retención' },
  amountName: 'Falta',
  columnName: 'Base',
  severity: 'media',
  legal: ['et_375', 'et_392', 'et_395', 'et_401'],
  legalOf: (data) => ['et_375', articleOf(data)],
  text: {
    title: (fact) => `La retención total en ${concept(fact)} es menor que la esperada en ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)}, las retenciones por ${concept(fact)} se llevan a nombre de la DIAN y suman ${pesosIn(fact, 'withheld')}. Las bases que con seguridad la llevan suman ${pesosIn(fact, 'base')} y, a la menor tarifa, darían ${writePesos(fact.expected ?? 0n)}.${minimum(fact)}${tableRows(fact)}`,
    why: 'Cuando la retención se registra con la DIAN y no con cada proveedor no se puede saber a quién se le retuvo; solo se compara el total. Además, sin el proveedor no salen de la contabilidad los certificados ni la información exógena.',
    correction: () =>
      'Compara el auxiliar de retenciones con las facturas del mes y completa lo que falte. Registra en adelante cada retención con el NIT del proveedor.',
  },
  find: (analysis) => analysis.required((laws) => ({ facts: totalFacts(analysis.practised(laws), analysis.context) })),
});
