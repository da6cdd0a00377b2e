/** PRE-7: severance not deposited. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { FEBRUARY, unpaidBenefit } from '../calendar.ts';
import { unpaidMessage } from '../rule-words.es.ts';

export const pre7 = defineRule<Payroll>({
  code: 'PRE-7',
  proof: 'balance',
  name: 'Cesantías del año anterior sin consignar',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['ley_50_1990_98', 'ley_50_1990_99', 'cst_65'],
  text: {
    title: (fact) => `Las cesantías del año anterior siguen sin consignar: ${writePesos(fact.amount)}`,
    message: (fact) => unpaidMessage(fact, 'enero'),
    why: 'Las cesantías causadas al 31 de diciembre se consignan en el fondo antes del 15 de febrero. Cada día de retardo cuesta un día de salario por trabajador.',
    correction: () =>
      'Revisa la planilla de consignación a los fondos. Si se consignaron y el pago fue a otra cuenta, trasládalo al pasivo. Si no, consigna cuanto antes. Si el saldo sobró al consolidar, devuélvelo al gasto. Las del régimen anterior van en su propia cuenta. El asiento es el de la consignación que falta.',
  },
  find: ({ context, month, isClosing }) =>
    isClosing || context.period.month < FEBRUARY ? { facts: [] } : unpaidBenefit(context, month, 'cesantias', 0),
});
