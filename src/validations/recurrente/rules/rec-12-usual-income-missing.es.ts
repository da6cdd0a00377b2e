/** REC-12: usual income missing. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { missingIncome } from '../missing-income.ts';
import { account } from '../rule-words.es.ts';

export const rec12 = defineRule<Analysis>({
  code: 'REC-12',
  proof: 'flow',
  name: 'Falta un ingreso de todos los meses',
  stake: 'to_explain',
  series: { measure: 'credit', missing: 'Falta este ingreso' },
  amountName: 'Lo usual en un mes',
  severity: 'media',
  legal: ['et_28', 'niif_pymes_23', 'nia_520'],
  text: {
    title: (fact) => `${account(fact).accountName}: este mes no hay ingreso, lo usual son ${writePesos(fact.amount)}`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(account(fact))} no tiene ningún ingreso. Lo hubo en cada uno de los ${countIn(fact.data, 'months')} meses anteriores: lo usual son ${writePesos(fact.amount)}.`,
    why: 'El ingreso se causa cuando se gana, no cuando se cobra. Si se olvidó un mes, la utilidad y los impuestos quedan cortos, y quien lo debe no lo tiene en su estado de cuenta.',
    correction: () =>
      'Confirma si el mes se liquidó: arriendos, intereses de mora, cuotas. Si falta, regístralo; si quedó en otra cuenta, trasládalo. Si el contrato terminó o este mes no hubo, justifica el hallazgo.',
  },
  find: ({ income }) => ({ facts: missingIncome(income) }),
});
