/** IVA-6: deductible between two rates. */

import { writeParts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { betweenTwoRates } from '../purchases/suppliers.ts';
import { inMonth, rate, suppliers } from '../purchases-words.es.ts';

export const iva6 = defineRule<Analysis>({
  code: 'IVA-6',
  proof: 'flow',
  about: 'third_parties',
  name: 'Descontable entre dos tarifas',
  stake: 'to_explain',
  series: { measure: 'debit' },
  amountName: 'IVA entre dos tarifas',
  severity: 'informativa',
  mayBePractice: true,
  legal: ['et_485', 'et_468_1'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `IVA de ${suppliers(fact)} entre dos tarifas`,
    message: (fact) =>
      `${inMonth(fact)}, el IVA descontable de ${suppliers(fact)} no es el ${rate(fact)} ni otra tarifa de lo comprado. Frente al ${rate(fact)} faltarían ${writeParts(fact.thirdParties, 'de')}.`,
    why: 'Puede ser una factura con productos gravados y excluidos, o una base AIU. También puede ser IVA que quedó como mayor valor del gasto y se dejó de descontar.',
    correction: () =>
      'Compara las facturas con lo registrado. Si parte del IVA quedó en el gasto y es descontable, trasládalo.',
  },
  find: (analysis) => ({ facts: analysis.isResponsible ? betweenTwoRates(analysis) : [] }),
});
