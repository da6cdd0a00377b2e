/** REC-5: fees missing. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { missingRecords } from '../facts.ts';
import { ACCRUAL, rule } from '../rule-words.es.ts';

export const rec5 = defineRule<Analysis>({
  code: 'REC-5',
  proof: 'flow',
  about: 'third_parties',
  name: 'Faltan los honorarios',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  severity: 'alta',
  legal: ['et_105', 'cco_53', 'nia_520'],
  text: rule(
    'los honorarios',
    ACCRUAL,
    'Pide la cuenta de cobro o la factura. Si no ha llegado, causa el valor del contrato con el asiento sugerido y su retención. Si el contrato terminó, justifica el hallazgo.',
  ),
  find: ({ books }) => ({ facts: missingRecords('honorarios', books) }),
});
