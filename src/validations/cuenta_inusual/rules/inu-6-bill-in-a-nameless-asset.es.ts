/** INU-6: a bill in an asset kept without third parties. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeThirdParty } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { namelessAssets } from '../nameless-assets.ts';
import { who } from '../rule-words.es.ts';

export const inu6 = defineRule<Analysis>({
  code: 'INU-6',
  proof: 'flow',
  name: 'Una factura de gasto que quedó en el activo',
  stake: 'to_explain',
  series: null,
  amountName: 'Registrado en el activo',
  severity: 'media',
  legal: ['niif_pymes_17', 'et_631', 'nia_520'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${who(fact)}: su factura parece estar en ${fact.accountName}, por ${writePesos(fact.amount)}`,
    line: (fact) => `${who(fact)}: su factura parece estar en el activo`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} subió ${writePesos(fact.amount)} sin decir de quién. A ${writeThirdParty(fact.thirdParties[0]!)} le quedaron por pagar ${writePesos(amountIn(fact.data, 'owed'))} y no tiene gasto: es justo lo que deja una factura suya de ese valor. Todas las anteriores están en ${wordIn(fact.data, 'usual')}.`,
    why: 'Una reparación o un servicio que solo conserva el activo es gasto del mes. En el activo infla la utilidad, se deprecia por años, y el gasto y su retención no salen en la información exógena.',
    correction: () =>
      'Mira en la factura qué se compró. Si es lo de siempre, trasládalo a su cuenta con el asiento sugerido. Si de verdad es un activo o una mejora que alarga su vida, déjalo ahí, con su tercero, y justifica el hallazgo.',
  },
  find: ({ books }) => ({ facts: namelessAssets(books) }),
});
