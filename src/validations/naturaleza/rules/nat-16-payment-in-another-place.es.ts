/** NAT-16: a payment registered in another place. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { misappliedFacts } from '../misapplied.ts';

type Kind = 'customer' | 'supplier' | 'income';
const kindOf = ({ data }: FactView): Kind => wordIn(data, 'kind') as Kind;
const first = ({ thirdParties }: FactView): string => writeThirdParty(thirdParties[0]!);

export const nat16 = defineRule<Analysis>({
  code: 'NAT-16',
  proof: 'flow',
  about: 'third_parties',
  name: 'Un pago que quedó en otro lado',
  stake: 'to_explain',
  series: null,
  amountName: 'Lo que siempre se paga',
  columnName: 'De menos o de más',
  severity: 'media',
  legal: ['puc_dinamicas', 'niif_pymes_2_52', 'cco_53'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => {
      if (kindOf(fact) === 'income')
        return `El pago de ${first(fact)} parece estar en el ingreso: ${writePesos(fact.amount)}`;
      const name = writeThirdParty(fact.thirdParties[1]!);
      return kindOf(fact) === 'customer'
        ? `El pago de ${first(fact)} parece aplicado a ${name}: ${writePesos(fact.amount)}`
        : `Lo pagado a ${first(fact)} parece aplicado a ${name}: ${writePesos(fact.amount)}`;
    },
    message: (fact) => {
      const month = formatPeriod(fact.period);
      const amount = writePesos(fact.amount);
      if (kindOf(fact) === 'income')
        return `En ${month} la cartera de ${first(fact)} no tiene abonos, aunque siempre paga todo lo que debe, y ${writeAccount(fact)} tiene de ese cliente ${amount} más que lo facturado: justo lo que debía.`;
      const name = writeThirdParty(fact.thirdParties[1]!);
      return kindOf(fact) === 'customer'
        ? `En ${month} ${first(fact)} no tiene abonos en ${writeAccount(fact)}, aunque siempre paga todo lo que debe, y ${name} tiene exactamente ese valor de más sobre lo suyo: ${amount}.`
        : `En ${month} a ${first(fact)} no se le pagó nada en ${writeAccount(fact)}, aunque siempre se le paga todo lo que se le debe, y a ${name} se le pagó exactamente ese valor de más: ${amount}.`;
    },
    why: 'Un pago en otro tercero o en el ingreso deja viva una deuda que ya no existe: se cobra o se paga otra vez, la cartera envejece y el estado de cuenta no cuadra. En el ingreso, además, se declara dos veces la misma venta.',
    correction: () =>
      'Mira el comprobante del pago y a nombre de quién llegó. Si quedó en otro lado, trasládalo con el asiento sugerido. Si de verdad no pagó y el otro valor es suyo, justifica el hallazgo.',
  },
  find: ({ misapplied }) => ({ facts: misappliedFacts(misapplied) }),
});
