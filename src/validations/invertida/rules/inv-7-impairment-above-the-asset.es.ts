/** INV-7: impairment above the asset. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { againstBase } from '../against-base.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, base, corrected, groupName } from '../rule-words.es.ts';

export const inv7 = defineRule<Analysis>({
  code: 'INV-7',
  proof: 'balance',
  name: 'Deterioro mayor que el activo',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_clase_1', 'niif_pymes_27'],
  text: {
    title: (fact) => `${groupName(fact)} supera en ${writePesos(fact.amount)} el activo que corrige`,
    message: (fact) =>
      `${atClose(fact)}, el deterioro en ${groupName(fact)} (${fact.account}) suma ${corrected(fact)} y el activo es de ${base(fact)}: hay ${writePesos(fact.amount)} de más.`,
    why: 'Un activo no puede perder más de lo que vale en libros. El exceso es deterioro de partidas que ya se cobraron, se vendieron o se castigaron.',
    correction: () =>
      'Revisa partida por partida el deterioro reconocido. El de lo que ya se cobró o se vendió se recupera con el asiento sugerido; el de lo castigado se cruza con el activo.',
  },
  find: ({ contras }) => ({
    facts: againstBase((family, failure) => family === 'deterioro' && failure === 'excess', contras),
  }),
});
