/** INV-2: impairment in debit. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { wrongSideMessage, wrongSideTitle } from '../rule-words.es.ts';
import { wrongSides } from '../wrong-side.ts';

export const inv2 = defineRule<Analysis>({
  code: 'INV-2',
  proof: 'balance',
  name: 'Deterioro con saldo débito',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_clase_1', 'puc_dinamicas', 'niif_pymes_27'],
  text: {
    title: wrongSideTitle,
    message: wrongSideMessage,
    why: 'El deterioro se debita al castigar el activo o al recuperarlo, hasta lo que se había reconocido. Un saldo débito significa que se castigó más de lo provisionado: falta reconocer el gasto.',
    correction: (fact) =>
      `Compara los castigos y recuperaciones del periodo con el deterioro reconocido. Si se castigó de más, reconoce el gasto que falta por ${writePesos(fact.amount)} con el asiento sugerido. Si el débito era una recuperación, debió ir hasta el saldo que había, y el resto al activo.`,
  },
  find: ({ contras }) => ({ facts: wrongSides(['deterioro'], contras) }),
});
