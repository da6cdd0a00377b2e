/** UMB-3: VAT period. */

import { jointRule } from '#core/engine/rule.ts';
import { vatPeriodText } from '../rule-words.es.ts';

export const umb3 = jointRule({
  code: 'UMB-3',
  proof: 'balance',
  name: 'Periodo del IVA contrario a los ingresos del año anterior',
  stake: 'reference',
  series: null,
  severity: 'alta',
  legal: ['et_600'],
  text: vatPeriodText(),
});
