/** REC-6: usual expense missing. */

import { jointRule } from '#core/engine/rule.ts';
import { ACCRUAL, rule } from '../rule-words.es.ts';

export const rec6 = jointRule({
  code: 'REC-6',
  proof: 'flow',
  about: 'third_parties',
  name: 'Falta un gasto usual',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  severity: 'media',
  legal: ['et_105', 'nia_520'],
  text: rule(
    'un gasto usual',
    ACCRUAL,
    'Confirma si el gasto ocurrió. Si ocurrió, busca el documento y regístralo, o cáusalo con el asiento sugerido; si no, justifica el hallazgo.',
  ),
});
