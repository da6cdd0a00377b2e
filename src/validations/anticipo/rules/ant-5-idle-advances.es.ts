/** ANT-5: idle advances. */
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { who } from '../rule-words.es.ts';
import { idleAdvances } from '../unsettled.ts';

export const ant5 = defineRule<Analysis>({
  code: 'ANT-5',
  proof: 'balance',
  about: 'third_parties',
  name: 'Anticipo sin movimiento',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Anticipos sin movimiento',
  severity: 'media',
  legal: ['et_771_2', 'et_774'],
  withoutThirdParties: 'part',
  text: {
    title: (fact) =>
      `${who(fact, 'terceros')}: anticipo sin movimiento hace ${countIn(fact.data, 'months')} meses por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${writeAccount(fact)} tiene anticipos sin débitos ni créditos desde hace ${countIn(fact.data, 'months')} meses o más: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'Un anticipo se cancela cuando llega el bien o el servicio. Si no se mueve en meses, o la factura se registró sin usarlo, o nunca llegó lo contratado y el saldo ya no es un activo. Sin factura, además, el costo no se puede deducir.',
    correction: () =>
      'Pide al proveedor la factura o la devolución. Si la factura ya está en los libros, cruza; si el proveedor no va a cumplir, exige el reintegro y trátalo como deudor, con su deterioro si no es recuperable.',
  },
  find: ({ books, crossedSuppliers }) => {
    const { missing } = books.past;
    if (missing.length > 0)
      return { facts: [], notEvaluated: [{ reason: 'missingMonths', data: { months: missing } }] };
    return { facts: idleAdvances(books, crossedSuppliers) };
  },
});
