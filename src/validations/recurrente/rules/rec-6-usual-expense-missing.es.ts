/** REC-6: usual expense missing. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { missingRecords } from '../facts.ts';
import { ACCRUAL, rule } from '../rule-words.es.ts';

export const rec6 = defineRule<Analysis>({
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
  find: ({ books }) => ({ facts: missingRecords('otros', books) }),
});
