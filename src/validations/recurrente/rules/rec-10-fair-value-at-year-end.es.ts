/** REC-10: fair value at year end. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { fairValueFacts } from '../rhythm.ts';

export const rec10 = defineRule<Analysis>({
  code: 'REC-10',
  proof: 'flow',
  name: 'Activos biológicos sin ajuste al cierre',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Saldo sin ajuste',
  severity: 'media',
  legal: ['niif_pymes_34'],
  text: {
    title: (fact) => `${fact.accountName}: cierra el año sin ajuste a valor razonable`,
    message: (fact) =>
      `${writeAccount(fact)} tiene ${writePesos(fact.amount)} y en ${formatPeriod(fact.period)} no se movió.`,
    why: 'Los animales y las plantas vivas se miden al cierre por lo que valen en el mercado, menos los costos de venta, y el cambio va al resultado. Solo se llevan al costo si ese valor no se puede conocer sin un esfuerzo desproporcionado.',
    correction: () =>
      'Consigue el conteo y los precios al 31 de diciembre y registra la diferencia contra el resultado. Si se miden al costo, deprécialos y justifica el hallazgo con la política contable.',
  },
  find: ({ rhythm }) => ({ facts: fairValueFacts(rhythm) }),
});
