/** REC-1: payroll missing. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { missingRecords } from '../facts.ts';
import { rule } from '../rule-words.es.ts';

export const rec1 = defineRule<Analysis>({
  code: 'REC-1',
  proof: 'flow',
  name: 'Falta la nómina',
  stake: 'to_explain',
  series: { measure: 'movement', missing: 'Falta este registro' },
  severity: 'alta',
  legal: ['niif_pymes_28', 'et_105', 'nia_520'],
  text: rule(
    'la nómina',
    'El salario y sus recargos se causan en el mes en que se trabaja. Sin ellos tampoco se causan las prestaciones, los aportes ni las retenciones del mes.',
    'Busca la liquidación de nómina del mes y regístrala: el asiento sugerido usa el valor usual. Si el concepto no se causó (no hubo comisiones u horas extras), justifica el hallazgo.',
  ),
  find: ({ books }) => ({ facts: missingRecords('nomina', books) }),
});
