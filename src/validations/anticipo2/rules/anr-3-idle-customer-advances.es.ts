/** ANR-3: idle customer advances. */
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { ReceivedAdvances } from '../received.ts';
import { who } from '../rule-words.es.ts';

export const anr3 = defineRule<ReceivedAdvances>({
  code: 'ANR-3',
  proof: 'balance',
  about: 'third_parties',
  name: 'Anticipo sin movimiento',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Anticipos sin movimiento',
  severity: 'media',
  legal: ['et_28', 'niif_pymes_23', 'et_774'],
  withoutThirdParties: 'part',
  text: {
    title: (fact) =>
      `${who(fact)}: anticipo sin movimiento hace ${countIn(fact.data, 'months')} meses por ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${writeAccount(fact)} tiene anticipos de clientes sin movimiento desde hace ${countIn(fact.data, 'months')} meses o más: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'Un anticipo quieto puede ser una venta que se entregó y no se facturó: ingreso e IVA sin declarar. O dinero de un cliente que no ha reclamado y que hay que devolver.',
    correction: () =>
      'Pregunta a ventas si el pedido se entregó. Si se entregó, factúralo en el periodo en que ocurrió y aplica el anticipo; si no, acuerda con el cliente la entrega o la devolución.',
  },
  find: (advances) => {
    const { missing } = advances.books.past;
    if (missing.length > 0)
      return { facts: [], notEvaluated: [{ reason: 'missingMonths', data: { months: missing } }] };
    return { facts: advances.idle() };
  },
});
