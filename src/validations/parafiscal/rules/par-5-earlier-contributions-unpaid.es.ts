/** PAR-5: earlier contributions unpaid. */

import { writeAccount, writeDetail } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { unpaidFacts } from '../liabilities.ts';
import { atClose } from '../rule-words.es.ts';

export const par5 = defineRule<Contributions>({
  code: 'PAR-5',
  proof: 'balance',
  name: 'Aportes de meses anteriores sin pagar',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'alta',
  legal: ['et_108', 'et_664', 'ley_100_1993_20'],
  text: {
    title: (fact) => `Hay aportes de meses anteriores sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)} se deben ${writePesos(fact.found ?? 0n)} en ${writeAccount(fact)} y en el mes ${(fact.expected ?? 0n) === 0n ? 'no se causó nada' : `solo se causaron ${writePesos(fact.expected ?? 0n)}`}. Vienen de atrás ${writePesos(fact.amount)}${writeDetail(fact, 'de')}.`,
    why: 'La planilla de un mes se paga en el siguiente. Lo que no se paga a tiempo causa intereses diarios, deja a los trabajadores sin cobertura y hace que los salarios no sean deducibles. Lo descontado al trabajador no es dinero de la empresa.',
    correction: () =>
      'Busca el pago de la planilla en el banco. Si se hizo, revisa la cuenta y el tercero en que quedó. Si no, paga con intereses. Si el saldo es antiguo y ya no se debe, concílialo con la administradora antes de cancelarlo. El asiento es el del pago que falta, sin intereses.',
  },
  find: ({ context }) => ({ facts: unpaidFacts(context) }),
});
