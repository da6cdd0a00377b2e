/** ANI-6: suffered above what sales allow. */
import { writeRate } from '#core/checks/table-row.es.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { nameOrCount, writeParts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { withheldByCustomers } from '../customers.ts';
import { inMonth } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani6 = defineRule<Analysis>({
  code: 'ANI-6',
  proof: 'flow',
  about: 'third_parties',
  name: 'Retenciones de IVA o ICA que las ventas no permiten',
  stake: 'to_explain',
  series: { measure: 'debit' },
  amountName: 'Más de lo que permiten las ventas',
  severity: 'media',
  mayBePractice: true,
  legal: ['et_437_1', 'et_381', 'ley_14_1983'],
  legalOf: (data) => (wordIn(data, 'role') === 'reteIva' ? ['et_437_1', 'et_381'] : ['ley_14_1983', 'et_381']),
  text: {
    title: (fact) =>
      `${wordIn(fact.data, 'role') === 'reteIva' ? 'ReteIVA' : 'ReteICA'} a favor por ${writePesos(fact.amount)} más de lo que permiten las ventas`,
    message: (fact) =>
      `${inMonth(fact)} lo que retuvo ${nameOrCount(fact.thirdParties, 'tercero', 'terceros')} pasa del ${writeRate(countIn(fact.data, 'rate'))} ${wordIn(fact.data, 'role') === 'reteIva' ? 'del IVA de lo vendido' : 'de lo vendido'} y de lo que se debía al empezar: sobran ${writeParts(fact.thirdParties, 'de')}.`,
    why: 'Solo un cliente retiene, y no más que la tarifa sobre lo que compra: el 15 % del IVA, o la tarifa municipal de ICA. Un valor mayor, o de quien no compra, no tiene certificado que lo respalde.',
    correction: () =>
      'Pide el certificado. Si el valor es de otro cliente o de otra retención, reclasifícalo; si era un descuento o un pago parcial, devuélvelo a la cartera con el asiento sugerido.',
  },
  find: ({ context }) => withheldByCustomers(context),
});
