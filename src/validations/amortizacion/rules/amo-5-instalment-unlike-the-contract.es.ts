/** AMO-5: instalment unlike the contract. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { contractFacts } from '../prepaid.ts';
import { inMonth } from '../rule-words.es.ts';

export const amo5 = defineRule<Analysis>({
  code: 'AMO-5',
  proof: 'flow',
  name: 'La cuota no es la del contrato',
  stake: 'at_risk',
  series: { measure: 'credit' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_105'],
  text: {
    title: (fact) => `${fact.accountName}: se llevó al gasto una cuota distinta de la del contrato`,
    message: (fact) =>
      `${inMonth(fact)} se consumieron ${writePesos(fact.found ?? 0n)} de ${writeAccount(fact)}. Sobre ${writePesos(amountIn(fact.data, 'paid'))} en ${countIn(fact.data, 'months')} meses corresponden ${writePesos(fact.expected ?? 0n)}.`,
    why: 'El gasto se reparte por igual entre los meses que cubre el contrato. Una cuota distinta deja saldo al final o se agota antes.',
    correction: () =>
      'Compara con la vigencia del contrato. Si la cuota está mal, ajústala en el mes; si el contrato cambió, actualiza sus meses en los parámetros.',
  },
  find: ({ context }) => contractFacts(context),
});
