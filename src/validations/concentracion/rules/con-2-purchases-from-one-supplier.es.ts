/** CON-2: purchases from one supplier. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { first, percent, ranking, total } from '../rule-words.es.ts';

export const con2 = defineRule<Analysis>({
  code: 'CON-2',
  proof: 'flow',
  about: 'first_third_party',
  name: 'Un proveedor pesa más del tope',
  stake: 'reference',
  series: null,
  amountName: 'Del primero',
  columnName: 'Compras',
  severity: 'informativa',
  legal: ['nia_520'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${first(fact)} es el ${percent(fact, 0)} de las compras`,
    message: (fact) =>
      wordIn(fact.data, 'basis') === 'invoices'
        ? `En ${formatPeriod(fact.period)}, ${writeThirdParty(fact.thirdParties[0]!)} facturó ${writePesos(fact.amount)} de los ${total(fact)} abonados en proveedores: el ${percent(fact, 0)}.${ranking(fact)}`
        : `Hasta ${formatPeriod(fact.period)}, ${writeThirdParty(fact.thirdParties[0]!)} suma ${writePesos(fact.amount)} de los ${total(fact)} comprados en el año: el ${percent(fact, 0)}.${ranking(fact)}`,
    why: 'Depender de un proveedor expone a la empresa a sus precios, a sus plazos y a que deje de despachar.',
    correction: () =>
      'No hay nada que corregir en los libros. Ten a mano el contrato y un proveedor alterno; si el peso es habitual, revélalo en las notas.',
  },
  find(analysis) {
    const { roles, costs, invoices } = analysis;
    return {
      facts:
        invoices === null
          ? analysis.facts(roles.compras, costs, 'purchases')
          : analysis.facts(roles.proveedores, invoices, 'invoices'),
    };
  },
});
