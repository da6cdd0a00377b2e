/** PRE-6: interest on severance unpaid. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { unpaidBenefit } from '../calendar.ts';
import { unpaidMessage } from '../rule-words.es.ts';

export const pre6 = defineRule<Payroll>({
  code: 'PRE-6',
  proof: 'balance',
  name: 'Intereses del año anterior sin pagar',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['ley_52_1975_1', 'ley_50_1990_99'],
  text: {
    title: (fact) => `Los intereses sobre cesantías del año anterior siguen sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) => unpaidMessage(fact, 'enero'),
    why: 'Los intereses del 12 % sobre las cesantías se pagan al trabajador a más tardar el 31 de enero. Si no se pagan, la empresa debe otro tanto como sanción.',
    correction: () =>
      'Confirma en el banco si se pagaron. Si el pago fue al gasto, trasládalo al pasivo. Si no se pagaron, págalos y reconoce la sanción. Si el saldo es un ajuste que sobró al consolidar, devuélvelo al gasto. El asiento es el del pago que falta.',
  },
  find: ({ context, month, isClosing }) => (isClosing ? { facts: [] } : unpaidBenefit(context, month, 'intereses', 0)),
});
