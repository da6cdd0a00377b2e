/** AMO-6: amortised beyond its cost. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { beyondCostFacts } from '../intangibles.ts';

export const amo6 = defineRule<Analysis>({
  code: 'AMO-6',
  proof: 'flow',
  name: 'Se siguió amortizando lo que ya estaba amortizado',
  stake: 'at_risk',
  series: { measure: 'credit' },
  amountName: 'Amortizado de más en el mes',
  severity: 'media',
  legal: ['niif_pymes_18', 'et_143'],
  text: {
    title: (fact) => `Se siguió amortizando lo que ya estaba amortizado: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `Al empezar ${formatPeriod(fact.period)}, los activos de ${writeAccount(fact)} costaban ${writePesos(amountIn(fact.data, 'cost'))} y ya se habían amortizado ${writePesos(amountIn(fact.data, 'accumulated'))}. En el mes se amortizaron ${writePesos(fact.amount)} más.`,
    why: 'Un intangible no se amortiza por más de lo que costó. El gasto del mes no existe, y el activo neto queda negativo.',
    correction: () => 'Reversa la amortización con el asiento sugerido y desactiva las fichas que ya terminaron.',
  },
  find: ({ context, month }) => ({ facts: beyondCostFacts(context, month) }),
});
