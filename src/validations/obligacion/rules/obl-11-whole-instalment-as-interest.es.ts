/** OBL-11: a whole instalment booked as interest. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { inMonth, lender, lenderName } from '../rule-words.es.ts';

export const obl11 = defineRule<Analysis>({
  code: 'OBL-11',
  proof: 'flow',
  about: 'third_parties',
  name: 'La cuota entera al gasto',
  stake: 'at_risk',
  series: { measure: 'debit', missing: 'Falta el abono a capital' },
  severity: 'media',
  legal: ['et_117', 'niif_pymes_11', 'puc_dinamicas'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) =>
      `La cuota de ${lenderName(fact)} parece estar entera en intereses: ${writePesos(fact.amount)} son capital`,
    message: (fact) =>
      `${inMonth(fact)} la deuda con ${lender(fact)} no bajó en ${writeAccount(fact)} y los intereses fueron ${writePesos(fact.found ?? 0n)}. Los meses anteriores siempre bajó: el último, ${writePesos(amountIn(fact.data, 'capital'))} de capital y ${writePesos(amountIn(fact.data, 'interest'))} de intereses. Este mes el gasto tiene los dos juntos: ${writePesos(fact.amount)} son capital.`,
    why: 'La parte de capital de una cuota no es gasto: infla la pérdida, no es deducible, y la deuda aparece mayor que la del extracto.',
    correction: () =>
      'Mira la cuota en el extracto del crédito. Si incluye capital, pásalo del gasto a la obligación con el asiento sugerido. Si este mes el banco solo cobró intereses, justifica el hallazgo.',
  },
  find: ({ whole }) => ({ facts: whole }),
});
