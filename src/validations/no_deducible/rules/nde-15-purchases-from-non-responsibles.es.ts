/** NDE-15: purchases from non-responsibles. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { taxOf } from '../items-words.es.ts';
import { withoutVat } from '../payments.ts';

export const nde15 = defineRule<Analysis>({
  code: 'NDE-15',
  proof: 'flow',
  about: 'third_parties',
  name: 'No responsables de IVA',
  stake: 'reference',
  series: null,
  amountName: 'Compras sobre el tope',
  severity: 'informativa',
  legal: ['et_177_2', 'et_772_1', 'et_240'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) =>
      `${fact.thirdParties.length === 1 ? fact.thirdParties[0]!.name || fact.thirdParties[0]!.nit : `${formatCount(fact.thirdParties.length)} personas naturales`}: ${writePesos(fact.amount)} sobre el tope con no responsables de IVA`,
    message: (fact) =>
      `En lo corrido de ${countIn(fact.data, 'year')} los gastos con personas naturales que no facturan IVA superan ${formatCount(countIn(fact.data, 'units'))} UVT (${writePesos(amountIn(fact.data, 'limit'))}, con la UVT de ${writePesos(amountIn(fact.data, 'unit'))}): ${writeAmounts(fact.thirdParties, 'de')}. ${taxOf(fact)}`,
    why: 'Quien vende bienes o servicios gravados por más de 3.300 UVT al mismo contratante debe ser responsable de IVA. Si no lo es, el exceso no se acepta como costo ni gasto.',
    correction: () =>
      'Pide el RUT actualizado. Si lo vendido no está gravado (salud, educación, arriendo de vivienda), justifica el hallazgo; si lo está, exige que facture con IVA y lleva el exceso a no deducible.',
  },
  find: ({ books, past, roles, limits }) => withoutVat(books, past, roles, limits.topeNoResponsables),
});
