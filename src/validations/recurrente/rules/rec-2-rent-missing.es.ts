/** REC-2: rent missing. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { missingRecords } from '../facts.ts';
import { ACCRUAL, rule } from '../rule-words.es.ts';

export const rec2 = defineRule<Analysis>({
  code: 'REC-2',
  proof: 'flow',
  about: 'third_parties',
  name: 'Falta el arriendo',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  severity: 'alta',
  legal: ['et_105', 'cco_53', 'nia_520'],
  text: rule(
    'el arriendo',
    ACCRUAL,
    'Pide la factura o el documento soporte al arrendador. Si no ha llegado, causa el canon del contrato con el asiento sugerido y su retención, y reversa al recibirla. Si el contrato terminó, justifica el hallazgo.',
  ),
  find: ({ books }) => ({ facts: missingRecords('arrendamientos', books) }),
});
