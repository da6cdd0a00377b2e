/** INV-9: returns above the sales. */

import { amountIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { againstBase } from '../against-base.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, base, corrected, groupName, isBaseGone } from '../rule-words.es.ts';

export const inv9 = defineRule<Analysis>({
  code: 'INV-9',
  proof: 'balance',
  name: 'Devoluciones sin ventas o mayores que ellas',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'niif_pymes_23'],
  text: {
    title: (fact) =>
      amountIn(fact.data, 'base') <= 0n
        ? `Hay devoluciones por ${corrected(fact)} sin ventas ni compras que las expliquen`
        : `Las devoluciones superan en ${writePesos(fact.amount)} lo que corrigen`,
    message: (fact) =>
      `${atClose(fact)}, ${groupName(fact)} (${fact.account}) suma ${corrected(fact)} en el año y ${isBaseGone(fact) ? 'no hay nada en la cuenta que corrige' : `la cuenta que corrige suma ${base(fact)}`}.`,
    why: 'Las devoluciones del año restan de las ventas o compras del año. Si las superan, faltan facturas, hay notas repetidas o las ventas se registraron en otra cuenta. A comienzos de año pueden ser devoluciones de ventas del año anterior.',
    correction: () =>
      'Concilia las notas crédito con las facturas a las que corresponden. Registra las facturas que falten y anula las notas repetidas. Si son de ventas del año anterior, revisa si el cierre las había previsto.',
  },
  find: ({ contras }) => ({ facts: againstBase((family) => family === 'devoluciones', contras) }),
});
