/** VAR-9: payroll by employee. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { ratioFacts } from '../ratios.ts';
import { compared, direction, pesos } from '../ratios-words.es.ts';

export const var9 = defineRule<Analysis>({
  code: 'VAR-9',
  proof: 'flow',
  name: 'Nómina por empleado',
  stake: 'reference',
  series: null,
  amountName: 'Diferencia con la nómina usual',
  severity: 'baja',
  legal: ['nia_520'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `La nómina por empleado ${direction(fact)} a ${pesos(countIn(fact.data, 'value'))}`,
    message: (fact) => compared(fact, 'la nómina por empleado', pesos),
    why: 'La nómina entre el número de empleados cambia con aumentos, bonificaciones o retiros. Si no hubo, puede haber un pago doble, un empleado sin registrar o gastos de personal a nombre de terceros.',
    correction: () => 'Compara con la liquidación de nómina del mes: número de empleados, novedades y retroactivos.',
  },
  find: ({ books }) => ({ facts: ratioFacts('payrollByEmployee', books.ratios) }),
});
