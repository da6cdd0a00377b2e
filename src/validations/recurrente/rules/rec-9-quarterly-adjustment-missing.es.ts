/** REC-9: quarterly adjustment missing. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { quarterlyFacts } from '../rhythm.ts';

export const rec9 = defineRule<Analysis>({
  code: 'REC-9',
  proof: 'flow',
  name: 'Falta el registro del trimestre',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  amountName: 'Lo usual en un trimestre',
  severity: 'media',
  legal: ['nia_520', 'puc_dinamicas'],
  text: {
    title: (fact) => `${fact.accountName}: falta el registro del trimestre, unos ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${writeAccount(fact)} se movió cada tres meses durante los tres trimestres anteriores, por unos ${writePesos(fact.amount)}, y en ${formatPeriod(fact.period)}, que seguía, no.`,
    why: 'Lo que se revisa cada trimestre (bajas, valor de mercado, inventario físico) cambia el activo y el resultado. Sin el registro, los dos quedan como hace tres meses.',
    correction: () =>
      'Pide el informe del trimestre a quien lo hace y registra lo que diga. Si esta vez no hubo nada que registrar, justifica el hallazgo.',
  },
  find: ({ rhythm }) => ({ facts: quarterlyFacts(rhythm) }),
});
