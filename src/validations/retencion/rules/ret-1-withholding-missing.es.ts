/** RET-1: withholding missing. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { articleOf } from '../concepts.ts';
import { missingFacts } from '../practised/practised-facts.ts';
import { allowed, atRate, minimum } from '../rule-words.es.ts';
import { concept, inMonth, notWithheld, pesosIn, tableRows, thirdParties } from '../words.es.ts';

export const ret1 = defineRule<Analysis>({
  code: 'RET-1',
  proof: 'flow',
  about: 'third_parties',
  name: 'Falta la retención',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta la retención' },
  severity: 'media',
  legal: ['et_375', 'et_392', 'et_395', 'et_401', 'et_370'],
  legalOf: (data) => ['et_375', articleOf(data), 'et_370'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `Falta retención de ${writePesos(fact.amount)} en ${concept(fact)} de ${thirdParties(fact)}`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${pesosIn(fact, 'base')} en ${concept(fact)} y ${notWithheld(fact)}, ${atRate(fact)}${allowed(fact)}.${minimum(fact)}${tableRows(fact)}`,
    why: 'La retención se practica en el pago o en el abono en cuenta, lo que ocurra primero. Quien no retiene responde por lo que debía retener, con sanción e intereses, y la declaración del mes queda por corregir.',
    correction: () =>
      'Descuenta la retención del próximo pago, con el asiento sugerido, e inclúyela en el formulario 350 del mes (corrígelo si ya se presentó). Si el proveedor ya se pagó, pídele el valor o asúmelo como impuestos asumidos, que no es deducible. Si el RUT dice que es autorretenedor, del régimen simple o no contribuyente, agrégalo a los terceros a los que no se les retiene.',
  },
  find: (analysis) =>
    analysis.required((laws) => ({ facts: missingFacts(analysis.practised(laws), analysis.context) })),
});
