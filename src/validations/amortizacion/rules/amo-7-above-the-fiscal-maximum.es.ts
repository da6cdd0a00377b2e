/** AMO-7: above the fiscal maximum. */

import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { fiscalFacts } from '../intangibles.ts';

export const amo7 = defineRule<Analysis>({
  code: 'AMO-7',
  proof: 'flow',
  name: 'Máximo fiscal',
  stake: 'reference',
  series: { measure: 'balance' },
  severity: 'informativa',
  legal: ['et_143', 'niif_pymes_29'],
  text: {
    title: (fact) => `${writePesos(fact.amount)} de amortización del año pasan del máximo fiscal`,
    line: () => 'Amortización del año por encima del máximo fiscal',
    message: (fact) =>
      `En ${fact.period.year} se llevaron al gasto ${writePesos(fact.found ?? 0n)} de amortización. El máximo fiscal es el ${formatPercent(countIn(fact.data, 'percent'), 0)} anual del costo (${wordIn(fact.data, 'law')}): ${writePesos(fact.expected ?? 0n)}.`,
    why: 'La vida contable puede ser más corta que la fiscal. El exceso se deduce en los años siguientes: es una diferencia temporaria.',
    correction: () =>
      'No hay nada que corregir en la contabilidad. Llévalo a la conciliación fiscal. Si el contrato que da derecho al intangible dura menos de cinco años, la ley permite ese plazo: deja el soporte.',
  },
  find: ({ context, month }) => ({ facts: fiscalFacts(context, month) }),
});
