/** INV-8: contra without its account. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { againstBase } from '../against-base.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, base, corrected, fits, groupName, isBaseGone, leftOverCorrection } from '../rule-words.es.ts';

export const inv8 = defineRule<Analysis>({
  code: 'INV-8',
  proof: 'balance',
  name: 'Correctora sin lo que corrige',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'niif_pymes_17'],
  text: {
    title: (fact) => `${groupName(fact)} conserva ${writePesos(fact.amount)} y lo que corrige está en cero`,
    line: () => 'Conserva saldo y lo que corrige está en cero',
    message: (fact) =>
      `${atClose(fact)}, ${groupName(fact)} (${fact.account}) tiene ${corrected(fact)} y la cuenta que corrige ${isBaseGone(fact) ? 'está en cero' : `tiene ${base(fact)}`}.${fits(fact) ? ' En conjunto, la depreciación no supera el costo: puede ser de activos que están en otra clase.' : ''}`,
    why: 'Una cuenta correctora no vive sin la cuenta que corrige. Al retirar, vender o cobrar un activo salen a la vez su costo y lo que lo corregía; si sale solo el costo, el activo neto queda negativo y el resultado, equivocado.',
    correction: leftOverCorrection,
  },
  find: ({ contras }) => ({
    facts: againstBase((family, failure) => family !== 'devoluciones' && failure === 'leftOver', contras),
  }),
});
