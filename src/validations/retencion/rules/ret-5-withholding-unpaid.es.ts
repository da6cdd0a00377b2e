/** RET-5: withholding unpaid. */

import { amountIn, wordIn } from '#core/engine/fact-data.ts';
import { writeDone } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { isCrossing } from '../rule-words.es.ts';
import { unpaid } from '../taxes/payment.ts';
import { monthIn, pesosIn } from '../words.es.ts';

export const ret5 = defineRule<Analysis>({
  code: 'RET-5',
  proof: 'balance',
  name: 'Sin consignar',
  stake: 'at_risk',
  series: { measure: 'payment', missing: 'Falta este pago' },
  severity: 'critica',
  legal: ['et_376', 'et_580_1', 'et_604', 'penal_402'],
  text: {
    title: (fact) => {
      const what = wordIn(fact.data, 'subject') === 'iva' ? 'IVA retenido' : 'Retención en la fuente';
      return isCrossing(fact)
        ? `${what}: el pago quedó cargado a otra cuenta del formulario`
        : `${what} de ${monthIn(fact, 'month')} sin consignar: ${writePesos(fact.amount)}`;
    },
    message: (fact) => {
      const since = monthIn(fact, 'since');
      const known = `Al empezar el mes se debían ${pesosIn(fact, 'owed')} y en el mes ${writeDone(amountIn(fact.data, 'paid'), 'pagaron', 'pagó')}: quedan ${writePesos(fact.amount)} de meses anteriores.`;
      if (isCrossing(fact))
        return `${known} El formulario completo sí se pagó: lo que falta aquí se cargó a otra de sus cuentas.`;
      return since === '' ? known : `${known} Lo más antiguo sin pagar es de ${since}.`;
    },
    why: 'Lo retenido en un mes se declara y se paga el mes siguiente. La declaración presentada sin pago total no tiene efecto legal, corren intereses de mora, y no consignar lo retenido es delito del agente retenedor.',
    correction: (fact) =>
      isCrossing(fact)
        ? 'Cruza las cuentas entre sí con un asiento: debita las que quedaron con saldo y acredita la que recibió el pago completo.'
        : 'Presenta y paga el formulario 350 que falta, con intereses, y registra el pago con el asiento sugerido. Si ya se pagó, busca a qué cuenta se cargó el egreso y reclasifícalo. Si el saldo es antiguo y no corresponde a nada por pagar, depúralo con su soporte.',
  },
  find: ({ context }) => ({ facts: unpaid(context) }),
});
