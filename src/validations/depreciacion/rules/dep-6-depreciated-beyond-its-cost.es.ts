/** DEP-6: depreciated beyond its cost. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Assets } from '../analysis.ts';
import { beyondCostFacts } from '../impossible.ts';

export const dep6 = defineRule<Assets>({
  code: 'DEP-6',
  proof: 'flow',
  name: 'Se siguió depreciando lo que ya estaba depreciado',
  stake: 'at_risk',
  series: { measure: 'credit' },
  amountName: 'Depreciado de más en el mes',
  severity: 'media',
  legal: ['niif_pymes_17', 'et_131'],
  text: {
    title: (fact) => `Se siguió depreciando lo que ya estaba depreciado: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `Al empezar ${formatPeriod(fact.period)}, los activos de ${writeAccount(fact)} costaban ${writePesos(amountIn(fact.data, 'cost'))} y ya se habían depreciado ${writePesos(amountIn(fact.data, 'accumulated'))}. En el mes se depreciaron ${writePesos(fact.amount)} más.`,
    why: 'Un activo no se deprecia por más de lo que costó. El gasto del mes no existe, y el activo neto queda negativo.',
    correction: () =>
      'Reversa la depreciación con el asiento sugerido y desactiva las fichas que ya terminaron. Si los activos siguen en uso, contrólalos en cuentas de orden y revisa si la vida útil era la correcta.',
  },
  find: ({ context, month }) => ({ facts: beyondCostFacts(context, month) }),
});
