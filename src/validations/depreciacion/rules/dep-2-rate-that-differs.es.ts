/** DEP-2: rate that differs. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { formatCount, formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Assets } from '../analysis.ts';
import { rateFacts } from '../rates.ts';
import { inMonth, isMore } from '../rule-words.es.ts';

/** `el 160 % de`, `13 veces`. */
function shareOf({ data }: FactView): string {
  const share = countIn(data, 'share');
  return share > 300 ? `${formatCount(Math.round(share / 100))} veces` : `el ${formatPercent(share, 0)} de`;
}

export const dep2 = defineRule<Assets>({
  code: 'DEP-2',
  proof: 'flow',
  name: 'La depreciación se aparta de la tasa',
  stake: 'to_explain',
  series: { measure: 'credit' },
  severity: 'baja',
  mayBePractice: true,
  legal: ['niif_pymes_17', 'et_134', 'et_137'],
  text: {
    title: (fact) => `${fact.accountName}: el mes es ${shareOf(fact)} lo que da su tasa`,
    message: (fact) =>
      `${inMonth(fact)} se depreciaron ${writePesos(fact.found ?? 0n)} sobre un costo de ${writePesos(amountIn(fact.data, 'cost'))}. Con la tasa anual de la parametrización corresponden ${writePesos(fact.expected ?? 0n)}: se admite hasta ${formatPercent(countIn(fact.data, 'band'), 0)} de diferencia.`,
    why: 'La depreciación reparte el costo en la vida útil. Si se aparta mucho de la tasa, la vida útil del sistema no es la de la política, hay activos sin ficha o se depreció dos veces.',
    correction: (fact) =>
      isMore(fact)
        ? 'Compara con el módulo de activos fijos. Si la vida útil es más corta que la fiscal, escribe la tasa en la parametrización y anota la diferencia temporaria. Si se depreció dos veces, reversa una.'
        : 'Compara con el módulo de activos fijos. Si hay activos totalmente depreciados y en uso, es normal: contrólalos en cuentas de orden. Si faltan fichas, créalas y deprecia desde su uso. Si la vida útil es más larga, escribe la tasa en la parametrización.',
  },
  find: ({ context, month }) => ({ facts: rateFacts(context, month) }),
});
