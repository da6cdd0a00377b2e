/** VAR-10: changed third parties. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeChanges } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { replacedThirdParties } from '../replaced.ts';

export const var10 = defineRule<Analysis>({
  code: 'VAR-10',
  proof: 'flow',
  about: 'third_parties',
  name: 'El mismo gasto con otros terceros',
  stake: 'reference',
  series: { measure: 'movement' },
  columnName: 'Cambio',
  thirdPartiesChange: true,
  amountName: 'Con terceros distintos',
  severity: 'baja',
  legal: ['nia_520'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${fact.accountName}: el total es el usual, pero cambiaron sus terceros`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} registró ${writePesos(amountIn(fact.data, 'total'))}, como en los ${countIn(fact.data, 'months')} meses anteriores, pero con otros terceros. Frente a su promedio: ${writeChanges(fact.thirdParties)}.`,
    why: 'Cuando el gasto es el mismo y cambia quién lo cobra, puede ser un proveedor nuevo, o un registro al tercero equivocado: la retención, el IVA y la información exógena saldrían mal.',
    correction: () =>
      'Confirma el cambio de proveedor con el contrato o la factura. Si el tercero es el equivocado, trasládalo entre terceros de la misma cuenta.',
  },
  find: ({ books, varying }) => ({
    facts: replacedThirdParties(books.balance, books.period, books.months, books.roles, varying, books.thresholds),
  }),
});
