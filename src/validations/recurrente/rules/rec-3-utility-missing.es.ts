/** REC-3: utility missing. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { missingRecords } from '../facts.ts';
import { ACCRUAL, rule } from '../rule-words.es.ts';

export const rec3 = defineRule<Analysis>({
  code: 'REC-3',
  proof: 'flow',
  about: 'third_parties',
  name: 'Falta un servicio',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  severity: 'alta',
  legal: ['et_105', 'cco_53', 'nia_520'],
  text: rule(
    'un servicio',
    ACCRUAL,
    'Busca la factura del mes. Si no ha llegado, estima el consumo con el asiento sugerido y ajusta al recibirla. Si el servicio se canceló, justifica el hallazgo.',
  ),
  find: ({ books }) => ({ facts: missingRecords('servicios', books) }),
});
