/** PUE-1: balance at the close. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Clearing } from '../clearing.ts';
import { balanceFact } from '../clearing.ts';
import { origin, side, who } from '../rule-words.es.ts';

export const pue1 = defineRule<Clearing>({
  code: 'PUE-1',
  proof: 'balance',
  name: 'Cuenta de paso con saldo',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  mayBePractice: true,
  legal: ['et_774', 'cco_53', 'puc_dinamicas'],
  text: {
    title: (fact) => `${fact.accountName} quedó con saldo ${side(fact)} de ${writePesos(fact.amount)}`,
    message: (fact) =>
      `Al cierre de ${formatPeriod(fact.period)}, ${writeAccount(fact)} conserva un saldo ${side(fact)} de ${writePesos(fact.amount)} y debería estar en cero.${origin(fact)}${who(fact)}`,
    why: 'Lo que queda en una cuenta de paso está sin clasificar: falta un ingreso, un gasto, un recaudo o un pago en la cuenta donde debe estar. Ni el balance ni los impuestos del mes están completos hasta identificarlo.',
    correction: () =>
      'Busca en el auxiliar las partidas abiertas y llévalas a su cuenta y tercero definitivos con el soporte de cada una: recaudos al cliente, pagos al proveedor, comisiones al gasto. No la canceles contra otra cuenta de paso.',
  },
  find: (clearing) => ({ facts: clearing.left('open').map((one) => balanceFact(one, clearing.books)) }),
});
