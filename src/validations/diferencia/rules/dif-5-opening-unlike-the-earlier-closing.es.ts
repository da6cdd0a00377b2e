/** DIF-5: opening unlike the earlier closing. */

import { defineRule } from '#core/engine/rule.ts';
import type { Integrity } from '../analysis.ts';
import { ofOpening } from '../lost-rows.ts';
import { openingText } from '../opening-text.es.ts';

export const dif5 = defineRule<Integrity>({
  code: 'DIF-5',
  proof: 'flow',
  name: 'Saldo inicial distinto del cierre anterior',
  stake: 'to_explain',
  series: null,
  amountName: 'Repartido de otra forma entre terceros',
  columnName: 'Diferencia',
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['cco_57', 'et_774', 'et_654_e'],
  text: openingText,
  find: ({ continuity, lost }) => ({
    facts: lost.explained(continuity.facts, ofOpening),
    notEvaluated: continuity.notEvaluated,
  }),
});
