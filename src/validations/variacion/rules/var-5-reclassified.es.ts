/** VAR-5: reclassified. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { explanation, parts } from '../sentences.es.ts';

export const var5 = defineRule<Analysis>({
  code: 'VAR-5',
  proof: 'flow',
  name: 'Reclasificación entre subcuentas',
  stake: 'reference',
  series: null,
  columnName: 'Cambio',
  thirdPartiesChange: true,
  severity: 'baja',
  legal: ['nia_520', 'cco_57'],
  text: {
    title: (fact) => `Reclasificación dentro de ${fact.accountName} por ${writePesos(fact.amount)}`,
    line: () => 'Reclasificación entre subcuentas',
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} cambió poco en total, pero unas subcuentas subieron y otras bajaron.${parts(fact)}${explanation(fact)}`,
    why: 'Un traslado entre subcuentas no cambia el total, pero sí la comparación entre meses y, a veces, la retención o la deducción que corresponde a cada una.',
    correction: () =>
      'Confirma que el cambio de subcuenta fue decidido y mantenlo en adelante. Si fue un error, devuelve el registro a la subcuenta de siempre.',
  },
  find: (analysis) => ({ facts: analysis.factsOf('reclassified') }),
});
