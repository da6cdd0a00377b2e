/** ANR-2: invoiced with an unmoved advance. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount, writeThirdParties } from '#core/engine/fact-words.es.ts';
import { jointRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { who } from '../rule-words.es.ts';

export const anr2 = jointRule({
  code: 'ANR-2',
  severity: 'media',
  legal: ['et_28', 'niif_pymes_23'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)}: se le facturó y su anticipo no se movió, por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)} hay ingresos de ${writeThirdParties(fact.thirdParties)}, pero su anticipo en ${writeAccount(fact)} no se movió ni tienen cartera con la cual cruzarlo.`,
    why: 'El anticipo se vuelve ingreso cuando se entrega el bien o se presta el servicio. Si el cliente compró y pagó sin usarlo, la empresa le debe ese dinero; si la venta se registró en parte contra el anticipo, quedó mal aplicada.',
    correction: () =>
      'Revisa las facturas del mes: aplica el anticipo a la que corresponda (débito a 2805, crédito a clientes) o devuélvelo. Si el anticipo es de otro pedido, documéntalo y justifica el hallazgo.',
  },
});
