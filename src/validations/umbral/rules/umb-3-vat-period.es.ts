/** UMB-3: VAT period. */

import { defineRule, foundOf } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { vatPeriodText } from '../rule-words.es.ts';

export const umb3 = defineRule<Analysis>({
  code: 'UMB-3',
  proof: 'balance',
  name: 'Periodo del IVA contrario a los ingresos del año anterior',
  stake: 'reference',
  series: null,
  severity: 'alta',
  legal: ['et_600'],
  text: vatPeriodText(),
  find: ({ vatPeriod }) => foundOf('UMB-3', vatPeriod),
});
