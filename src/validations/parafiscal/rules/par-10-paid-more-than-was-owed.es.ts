/** PAR-10: paid more than was owed. */

import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { overpaidFacts } from '../deductions.ts';
import { inMonth } from '../rule-words.es.ts';

export const par10 = defineRule<Contributions>({
  code: 'PAR-10',
  proof: 'flow',
  name: 'Se pagó más de lo que se debía',
  stake: 'to_explain',
  series: { measure: 'debit' },
  severity: 'media',
  legal: ['et_774', 'puc_dinamicas'],
  text: {
    title: (fact) => `Se pagaron ${writePesos(fact.amount)} más de lo que se debía en ${fact.accountName}`,
    line: () => 'Se pagó más de lo que se debía',
    message: (fact) =>
      `${inMonth(fact)} se pagaron ${writePesos(fact.found ?? 0n)} en ${writeAccount(fact)}, donde al empezar se debían ${writePesos(fact.expected ?? 0n)}. ${
        countIn(fact.data, 'twice') === 1
          ? 'El exceso es igual a la deuda: parece pagada dos veces.'
          : 'En los meses anteriores se pagó lo que se debía.'
      }${countIn(fact.data, 'early') === 1 ? ' El exceso es lo causado en el mes: puede ser su pago adelantado.' : ''}`,
    why: 'La planilla paga lo causado el mes anterior. Lo que pase de ahí es una planilla repetida, un adelanto o el pago de otra cosa, y la deuda del mes queda escondida.',
    correction: () =>
      'Busca los pagos del mes en el banco y en el operador. Si la planilla se pagó dos veces, pide la devolución y llévala a cuentas por cobrar; si es la del mes, justifica el hallazgo; si era otra cosa, trasládala.',
  },
  find: ({ context }) => ({ facts: overpaidFacts(context) }),
});
