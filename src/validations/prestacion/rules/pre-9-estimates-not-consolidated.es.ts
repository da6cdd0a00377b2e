/** PRE-9: estimates not consolidated. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { atClose, names } from '../rule-words.es.ts';
import { unconsolidatedFacts } from '../year-end.ts';

export const pre9 = defineRule<Payroll>({
  code: 'PRE-9',
  proof: 'balance',
  name: 'Estimados sin consolidar',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['et_105', 'et_110', 'puc_dinamicas'],
  text: {
    title: (fact) => `Hay prestaciones estimadas sin consolidar por ${writePesos(fact.amount)}`,
    message: (fact) => `${atClose(fact)} quedan en cuentas de estimados ${writePesos(fact.amount)} de ${names(fact)}.`,
    why: 'Al 31 de diciembre lo estimado se liquida por empleado y pasa a ser una deuda cierta. Solo las prestaciones consolidadas y reconocidas al trabajador son deducibles del impuesto de renta.',
    correction: () =>
      'Liquida las prestaciones de cada empleado al 31 de diciembre, ajusta la diferencia contra el gasto y traslada el estimado a las cuentas consolidadas, por tercero, con el asiento sugerido.',
  },
  find: ({ context, month }) => ({ facts: unconsolidatedFacts(context, month) }),
});
