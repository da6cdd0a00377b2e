/** VAR-8: days of payables. */

import { countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { ratioFacts } from '../ratios.ts';
import { compared, days, direction } from '../ratios-words.es.ts';

export const var8 = defineRule<Analysis>({
  code: 'VAR-8',
  proof: 'flow',
  name: 'Días de proveedores',
  stake: 'reference',
  series: null,
  amountName: 'Proveedores por encima de lo usual',
  severity: 'baja',
  legal: ['nia_520'],
  text: {
    title: (fact) =>
      `Los proveedores ${direction(fact) === 'subió' ? 'subieron' : 'bajaron'} a ${days(countIn(fact.data, 'value'))} de compras`,
    message: (fact) => compared(fact, 'el saldo de proveedores', days),
    why: 'Si los días suben, hay pagos sin registrar o facturas dobles; si bajan, faltan facturas por registrar. También puede haber cambiado el plazo.',
    correction: () =>
      'Concilia con los estados de cuenta de los proveedores y revisa el corte de las facturas del mes.',
  },
  find: ({ books }) => ({ facts: ratioFacts('payableDays', books.ratios) }),
});
