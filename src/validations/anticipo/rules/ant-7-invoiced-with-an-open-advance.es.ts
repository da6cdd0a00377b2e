/** ANT-7: invoiced with an open advance. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { title } from '../rule-words.es.ts';
import { unusedAdvances } from '../unsettled.ts';

export const ant7 = defineRule<Analysis>({
  code: 'ANT-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'Llegó la factura y el anticipo sigue',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Anticipos abiertos de quienes facturaron',
  severity: 'media',
  legal: ['et_771_2', 'niif_pymes_2_52'],
  withoutThirdParties: 'nothing',
  text: {
    title: title('proveedores', ['facturó y su anticipo sigue abierto', 'facturaron y su anticipo sigue abierto']),
    message: (fact) =>
      `En ${formatPeriod(fact.period)} se registraron bienes, costos o gastos de quien tiene un anticipo en ${writeAccount(fact)}, que sigue abierto sin que se le deba nada: ${writeAmounts(fact.thirdParties, 'de')}. La factura se pagó sin usarlo.${countIn(fact.data, 'old') === 1 ? ' El anticipo ya estaba al empezar el mes.' : ' Parte del anticipo se entregó en el mismo mes: está por verificar.'}`,
    why: 'Cuando llega la factura, primero se aplica el anticipo. Si se pagó completa, el proveedor tiene en su poder dinero de la empresa; si el anticipo era de otro pedido, debe constar.',
    correction: () =>
      'Revisa con qué se pagó la factura. Si se pagó completa, pide la devolución o aplica el anticipo a la próxima. Si el pago se registró contra el gasto directamente, corrige el comprobante para usar el anticipo.',
  },
  find: ({ books, crossedSuppliers }) => ({ facts: unusedAdvances(books, crossedSuppliers) }),
});
