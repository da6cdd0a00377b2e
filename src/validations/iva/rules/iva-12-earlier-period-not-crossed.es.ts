/** IVA-12: earlier period not crossed. */

import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { unclosedAtEnd } from '../period/period-end.ts';
import { isPaid, paidUncrossed, pesosIn } from '../rule-words.es.ts';

export const iva12 = defineRule<Analysis>({
  code: 'IVA-12',
  proof: 'balance',
  name: 'Periodo anterior sin cruzar',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'IVA generado sin cruzar',
  severity: 'baja',
  legal: ['et_509', 'et_483'],
  text: {
    title: (fact) =>
      isPaid(fact)
        ? `El IVA generado del periodo anterior no se cruzó: ${writePesos(fact.amount)}`
        : `El periodo de IVA terminó sin cerrarse: ${writePesos(fact.amount)} de IVA generado`,
    message: (fact) =>
      isPaid(fact)
        ? paidUncrossed(fact)
        : `${writeAccount(fact)} termina el periodo de ${countIn(fact.data, 'months')} meses con ${pesosIn(fact, 'closing')} sin llevar al IVA por pagar. ${wordIn(fact.data, 'how') === 'end' ? 'Los periodos anteriores se cerraron en su último mes.' : 'No se sabe si los periodos anteriores se cierran en su último mes: si la empresa cierra al presentar la declaración, justifica el hallazgo.'}`,
    why: 'Al fin del periodo el generado, el descontable y el IVA retenido se cierran contra el IVA por pagar. Si se paga sin cruzar, las subcuentas crecen y la siguiente declaración se toma de saldos equivocados.',
    correction: (fact) =>
      !isPaid(fact)
        ? 'Compara los saldos con el borrador de la declaración y cierra el periodo con el asiento sugerido: debita el generado, acredita el descontable, y la diferencia queda como IVA por pagar (o a favor). El IVA que te retuvieron se cruza al presentarla.'
        : 'Cierra el periodo anterior: debita el generado y acredita el descontable, el IVA que te retuvieron y la cuenta que recibió el pago. El asiento sugerido muestra el traslado del generado.',
  },
  find: ({ former, accounts, context }) => ({ facts: [...former.unclosed, ...unclosedAtEnd(accounts, context)] }),
});
