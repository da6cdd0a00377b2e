/** AMO-9: deferred income not recognised. */

import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { deferredIncomeFacts } from '../deferred-income.ts';
import { inMonth } from '../rule-words.es.ts';

export const amo9 = defineRule<Analysis>({
  code: 'AMO-9',
  proof: 'flow',
  name: 'No se reconoció el ingreso del mes',
  stake: 'at_risk',
  series: { measure: 'debit', missing: 'Falta este ingreso' },
  amountName: 'Ingreso de un mes',
  severity: 'alta',
  legal: ['et_28', 'niif_pymes_23'],
  text: {
    title: (fact) => `${fact.accountName}: no se reconoció el ingreso del mes, unos ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} no se reconoció nada de ${writeAccount(fact)}, y venía reconociéndose cada mes: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'Lo cobrado por anticipado se vuelve ingreso a medida que se presta el servicio. Si un mes se salta, faltan ingresos y la deuda con el cliente aparece mayor que la real.',
    correction: () =>
      'Ejecuta el reconocimiento del mes: lleva al ingreso la cuota de cada contrato con el asiento sugerido, por los valores de su tabla. Si el servicio se suspendió, justifica el hallazgo.',
  },
  find: ({ context }) => ({ facts: deferredIncomeFacts(context) }),
});
