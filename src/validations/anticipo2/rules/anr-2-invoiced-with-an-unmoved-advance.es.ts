/** ANR-2: invoiced with an unmoved advance. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { ReceivedAdvances } from '../received.ts';
import { isOfContract, who } from '../rule-words.es.ts';

export const anr2 = defineRule<ReceivedAdvances>({
  code: 'ANR-2',
  proof: 'flow',
  about: 'third_parties',
  name: 'Se le facturó y su anticipo no se movió',
  stake: 'to_explain',
  series: { measure: 'debit', missing: 'Falta amortizar el anticipo' },
  amountName: 'Anticipo que falta amortizar',
  severity: 'media',
  legal: ['et_28', 'niif_pymes_23'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) =>
      isOfContract(fact)
        ? `${who(fact)}: se facturó sin amortizar el anticipo del contrato, unos ${writePesos(fact.amount)}`
        : `${who(fact)}: se le facturó y su anticipo no se movió, por ${writePesos(fact.amount)}`,
    message: (fact) =>
      isOfContract(fact)
        ? `En ${formatPeriod(fact.period)} se facturaron ${writePesos(amountIn(fact.data, 'billed'))} y el anticipo en ${writeAccount(fact)} no bajó. En la proporción de las actas anteriores serían ${writeAmounts(fact.thirdParties, 'de')}.`
        : `En ${formatPeriod(fact.period)} hay ingresos de quien tiene un anticipo en ${writeAccount(fact)}, que no se movió, y sin cartera con la cual cruzarlo: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'El anticipo se vuelve ingreso cuando se entrega el bien o se presta el servicio. Si el cliente compró y pagó sin usarlo, la empresa le debe ese dinero; si la venta se registró en parte contra el anticipo, quedó mal aplicada.',
    correction: (fact) =>
      isOfContract(fact)
        ? 'Busca en el contrato y en el acta qué parte amortiza el anticipo, y regístrala contra la cartera con el asiento sugerido, por ese valor. Si esta acta no amortizaba, justifica el hallazgo.'
        : 'Revisa las facturas del mes: aplica el anticipo a la que corresponda (débito al anticipo, crédito a la cartera) o devuélvelo. Si el anticipo es de otro pedido, documéntalo y justifica el hallazgo.',
  },
  find: (advances) => ({ facts: [...advances.unamortised(), ...advances.unused()] }),
});
