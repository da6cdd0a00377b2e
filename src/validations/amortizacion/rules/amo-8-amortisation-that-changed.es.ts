/** AMO-8: amortisation that changed. */

import { amountIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';
import type { Analysis } from '../analysis.ts';
import { changedFacts, hastenedFacts } from '../pace.ts';
import { inMonth } from '../rule-words.es.ts';

export const amo8 = defineRule<Analysis>({
  code: 'AMO-8',
  proof: 'flow',
  about: 'third_parties',
  name: 'La cuota cambió',
  stake: 'to_explain',
  series: { measure: 'credit' },
  amountName: 'Cambio de la cuota',
  severity: 'media',
  mayBePractice: true,
  legal: ['niif_pymes_18', 'et_143'],
  text: {
    title: (fact) => `La amortización de ${fact.accountName || fact.account} ${changed(fact)}`,
    line: (fact) => `La amortización ${changed(fact)}`,
    message: (fact) =>
      wordIn(fact.data, 'kind') === 'anticipado'
        ? `${inMonth(fact)} se consumieron ${writePesos(fact.found ?? 0n)} de ${writeAccount(fact)}, y los meses anteriores fueron siempre ${writePesos(fact.expected ?? 0n)}. Sobran ${writeAmounts(fact.thirdParties, 'de')}.`
        : `${inMonth(fact)} se ${(fact.found ?? 0n) < 0n ? 'reversaron' : 'amortizaron'} ${writePesos(abs(fact.found ?? 0n))} en ${writeAccount(fact)}. Los meses anteriores fueron siempre ${writePesos(fact.expected ?? 0n)}, y el costo (${writePesos(amountIn(fact.data, 'cost'))}) no cambió.`,
    why: 'La amortización en línea recta es la misma cada mes mientras no entren ni salgan activos. Un mes distinto suele ser una cuota repetida, una incompleta o un cálculo sobre otra base.',
    correction: () =>
      'Compara el comprobante del mes con el del anterior. Reversa lo que esté de más o registra lo que falte; si cambió la vida útil, deja el soporte de la nueva estimación.',
  },
  find: ({ context, month }) => ({ facts: [...changedFacts(context, month), ...hastenedFacts(context)] }),
});

function changed({ expected, found }: FactView): string {
  const [before, now] = [expected ?? 0n, found ?? 0n];
  return now < 0n ? `se reversó: ${writePesos(-now)}` : `cambió de ${writePesos(before)} a ${writePesos(now)}`;
}
