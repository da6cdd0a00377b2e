/** AUT-3: self-withholding unpaid. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeDone } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { isCrossing, monthIn } from '../rule-words.es.ts';

export const aut3 = defineRule<Analysis>({
  code: 'AUT-3',
  proof: 'balance',
  name: 'Sin consignar',
  stake: 'at_risk',
  series: { measure: 'payment', missing: 'Falta este pago' },
  severity: 'critica',
  legal: ['et_376', 'et_580_1', 'et_604', 'penal_402'],
  text: {
    title: (fact) =>
      isCrossing(fact)
        ? 'El pago de la autorretención quedó cargado a otra cuenta del formulario'
        : `Autorretención de ${monthIn(fact, 'month')} sin consignar: ${writePesos(fact.amount)}`,
    message: (fact) => {
      const known = `Al empezar el mes se debían ${writePesos(amountIn(fact.data, 'owed'))} y en el mes ${writeDone(amountIn(fact.data, 'paid'), 'pagaron', 'pagó')}: quedan ${writePesos(fact.amount)}.`;
      if (isCrossing(fact))
        return `${known} El formulario completo sí se pagó: lo que falta aquí se cargó a otra de sus cuentas.`;
      const since = monthIn(fact, 'since');
      return since === '' ? known : `${known} Lo más antiguo sin pagar es de ${since}.`;
    },
    why: 'La autorretención se declara y se paga el mes siguiente, en el formulario 350. La declaración sin pago total no tiene efecto legal y corren intereses de mora.',
    correction: (fact) =>
      isCrossing(fact)
        ? 'Cruza las cuentas del formulario entre sí: debita la autorretención y acredita la cuenta que recibió el pago completo.'
        : 'Presenta y paga el formulario que falta, con intereses, y registra el pago con el asiento sugerido. Si ya se pagó, reclasifica el egreso a esta cuenta.',
  },
  find: ({ unpaid }) => ({ facts: unpaid }),
});
