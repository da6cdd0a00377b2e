/** PRE-10: paid above the accrual. */

import { countIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { atClose, name } from '../rule-words.es.ts';
import { overpaidFacts } from '../year-end.ts';

export const pre10 = defineRule<Payroll>({
  code: 'PRE-10',
  proof: 'balance',
  about: 'third_parties',
  name: 'Se pagó más de lo provisionado',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Pagado por encima de lo provisionado',
  severity: 'media',
  legal: ['niif_pymes_28', 'puc_dinamicas'],
  text: {
    title: (fact) => `Se pagaron ${writePesos(fact.amount)} de ${name(fact)} por encima de lo provisionado`,
    line: (fact) => `Pago de ${name(fact)} por encima de lo provisionado`,
    message: (fact) =>
      `${atClose(fact)}, sumando lo estimado y lo consolidado, hay saldo débito en ${name(fact)}: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'A un empleado no se le puede deber una cantidad negativa. Se le pagó más de lo que se le había provisionado: falta gasto, o el pago era de otro tercero o de otra prestación.',
    correction: ({ data }) =>
      countIn(data, 'ahead') === 1
        ? 'Parecen vacaciones tomadas antes de causarse: quien sigue en la nómina las va cubriendo con la provisión de cada mes. Confírmalo con recursos humanos y no hagas asiento; si se retira, descuéntalas de su liquidación.'
        : 'Compara la liquidación con lo provisionado. Si el pago es correcto, lleva la diferencia al gasto con el asiento sugerido. Si quedó a nombre de otro tercero o en otra prestación, trasládalo.',
  },
  find: ({ context, month }) => ({ facts: overpaidFacts(context, month) }),
});
