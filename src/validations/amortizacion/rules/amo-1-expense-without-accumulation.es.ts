/** AMO-1: expense without accumulation. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { agreementFacts } from '../intangibles.ts';
import { inMonth, isExpense } from '../rule-words.es.ts';

export const amo1 = defineRule<Analysis>({
  code: 'AMO-1',
  proof: 'flow',
  name: 'El gasto no coincide con lo que disminuyeron los activos',
  stake: 'at_risk',
  series: { measure: 'movement' },
  severity: 'media',
  mayBePractice: true,
  legal: ['niif_pymes_18', 'puc_dinamicas', 'et_142'],
  text: {
    title: (fact) =>
      isExpense(fact)
        ? `${writePesos(fact.amount)} de gasto de amortización no disminuyeron ningún activo`
        : `${writePesos(fact.amount)} de amortización acumulada no pasaron por el gasto`,
    line: (fact) =>
      isExpense(fact)
        ? 'Gasto de amortización que no disminuyó ningún activo'
        : 'Amortización acumulada que no pasó por el gasto',
    message: (fact) =>
      `${inMonth(fact)}, en ${writeAccount(fact)}: ${amountIn(fact.data, 'charged') === 0n ? 'no hubo gasto de amortización' : `el gasto de amortización es de ${writePesos(amountIn(fact.data, 'charged'))}`} y los intangibles y diferidos ${amountIn(fact.data, 'reduced') === 0n ? 'no disminuyeron' : `disminuyeron ${writePesos(amountIn(fact.data, 'reduced'))}`}.${
        countIn(fact.data, 'correction') === 1
          ? ' Hay un débito en resultados de ejercicios anteriores que lo explica: parece la corrección de otros años.'
          : ''
      }`,
    why: 'Lo que se lleva al gasto como amortización sale de un activo: de la amortización acumulada, de los diferidos o de los gastos pagados por anticipado. Si no coinciden, una parte del registro quedó en otra cuenta.',
    correction: (fact) =>
      isExpense(fact)
        ? 'Busca el comprobante que debitó el gasto: su crédito debe estar en la amortización acumulada o en el diferido. Si quedó en otra cuenta, trasládalo; si no es amortización, reclasifica el gasto.'
        : 'Busca el comprobante que acreditó la amortización acumulada y lleva su débito al gasto. Si corresponde a años anteriores, va contra resultados acumulados.',
  },
  find: ({ context, month }) => ({ facts: agreementFacts(context, month) }),
});
