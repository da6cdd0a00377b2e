/** REC-4: insurance missing. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { missingRecords } from '../facts.ts';
import { rule } from '../rule-words.es.ts';

export const rec4 = defineRule<Analysis>({
  code: 'REC-4',
  proof: 'flow',
  about: 'third_parties',
  name: 'Falta el seguro',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  severity: 'alta',
  legal: ['et_105', 'cco_53', 'nia_520'],
  text: rule(
    'el seguro',
    'El seguro se lleva al gasto mes a mes durante su vigencia. Si falta la cuota, o la póliza se venció sin renovar, o quedó en pagados por anticipado sin amortizar.',
    'Revisa la vigencia de la póliza. Si está pagada por anticipado, amortiza la cuota; si se paga por meses, causa la del mes con el asiento sugerido.',
  ),
  find: ({ books }) => ({ facts: missingRecords('seguros', books) }),
});
