/** INU-5: purchase twice. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { doubledPurchases } from '../doubled.ts';
import { twice, who } from '../rule-words.es.ts';

export const inu5 = defineRule<Analysis>({
  code: 'INU-5',
  proof: 'flow',
  about: 'third_parties',
  name: 'Compra por el doble de lo de siempre',
  stake: 'to_explain',
  series: { measure: 'movement' },
  amountName: 'Por encima de lo usual',
  columnName: 'Registrado',
  severity: 'media',
  legal: ['nia_520', 'et_771_2'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)}: facturó ${writePesos(fact.found ?? 0n)}, el doble de lo de siempre`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} tiene ${writePesos(fact.found ?? 0n)} de ${who(fact)}. ${twice(fact, 'proveedor')}`,
    why: 'Una factura registrada dos veces infla el gasto, el IVA descontable y la cuenta por pagar, y puede terminar pagada dos veces.',
    correction: () =>
      'Busca en el auxiliar dos registros de la misma factura. Si hay uno repetido, anúlalo con su IVA, su retención y su cuenta por pagar, y si ya se pagó, pide el reintegro. Si es la factura de otro mes, causa cada una en el suyo; si son dos compras, justifica el hallazgo.',
  },
  find: ({ books, oddities }) => ({
    facts: doubledPurchases(
      books,
      new Set(oddities.outsized.map(({ leaf, thirdParty }) => `${thirdParty.thirdParty} ${leaf}`)),
    ),
  }),
});
