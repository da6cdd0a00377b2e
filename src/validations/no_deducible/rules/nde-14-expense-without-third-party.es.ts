/** NDE-14: expense without third party. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { taxOf } from '../items-words.es.ts';
import { undocumented } from '../payments.ts';

export const nde14 = defineRule<Analysis>({
  code: 'NDE-14',
  proof: 'flow',
  name: 'Gasto sin tercero',
  stake: 'reference',
  series: { measure: 'net_debit' },
  amountName: 'Gasto sin tercero',
  severity: 'informativa',
  legal: ['et_771_2', 'et_772_1', 'et_240'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} sin tercero que los soporte`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene gastos sin tercero o con un número genérico: ${writeAmounts(fact.thirdParties, 'de')}. Sin saber quién facturó no hay documento que los pruebe. ${taxOf(fact)}`,
    why: 'El costo o gasto se prueba con la factura o el documento soporte de quien lo vendió. Registrado sin tercero, o con un número que no es de nadie, tampoco puede informarse en exógena.',
    correction: () =>
      'Busca el documento y traslada el registro al tercero que facturó. Lo que no tenga documento llévalo a no deducible en la conciliación fiscal.',
  },
  find: ({ books, roles }) => ({ facts: undocumented(books, [roles.gastos, roles.compras]) }),
});
