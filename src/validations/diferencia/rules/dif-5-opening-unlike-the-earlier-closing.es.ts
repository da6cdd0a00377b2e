/** DIF-5: opening unlike the earlier closing. */

import { jointRule } from '#core/engine/rule.ts';
import { openingText } from '../opening-text.es.ts';

export const dif5 = jointRule({
  code: 'DIF-5',
  name: 'Saldo inicial distinto del cierre anterior',
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['cco_57', 'et_774', 'et_654_e'],
  text: openingText,
});
