/** DEP-1: expense without accumulation. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { agreementFacts } from '../agreement.ts';
import type { Assets } from '../analysis.ts';
import { inMonth, isExpense, kind } from '../rule-words.es.ts';

export const dep1 = defineRule<Assets>({
  code: 'DEP-1',
  proof: 'flow',
  name: 'El gasto no coincide con lo acumulado',
  stake: 'at_risk',
  series: { measure: 'movement' },
  severity: 'media',
  mayBePractice: true,
  legal: ['niif_pymes_17', 'puc_dinamicas', 'et_128'],
  text: {
    title: (fact) =>
      isExpense(fact)
        ? `${writePesos(fact.amount)} de gasto de depreciación no se acumularon`
        : `${writePesos(fact.amount)} de depreciación acumulada no pasaron por el gasto`,
    line: (fact) =>
      isExpense(fact) ? 'Gasto de depreciación que no se acumuló' : 'Depreciación acumulada que no pasó por el gasto',
    message: (fact) =>
      `${inMonth(fact)}, en ${writeAccount(fact)}: ${amountIn(fact.data, 'charged') === 0n ? 'no hubo gasto de depreciación' : `el gasto de depreciación es de ${writePesos(amountIn(fact.data, 'charged'))}`} y la depreciación acumulada ${amountIn(fact.data, 'accumulated') === 0n ? 'no cambió' : `aumentó ${writePesos(amountIn(fact.data, 'accumulated'))}`}.${kind(fact)}`,
    why: 'La depreciación se registra una sola vez y en dos lados: el gasto y la depreciación acumulada. Si no coinciden, uno de los dos se hizo contra otra cuenta: el activo o el resultado quedan mal.',
    correction: (fact) =>
      isExpense(fact)
        ? 'Busca el comprobante que debitó el gasto: su crédito debe estar en la depreciación acumulada de la misma clase. Si quedó en otra cuenta, trasládalo; si el gasto no es depreciación, reclasifícalo.'
        : 'Busca el comprobante que acreditó la depreciación acumulada: su débito debe estar en el gasto de la misma clase. Si quedó en otra cuenta, trasládalo. Si corresponde a años anteriores, va contra resultados acumulados.',
  },
  find: ({ context, month }) => ({ facts: agreementFacts(context, month) }),
});
