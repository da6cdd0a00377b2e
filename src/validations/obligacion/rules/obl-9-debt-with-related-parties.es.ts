/** OBL-9: debt with related parties. */

import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { relatedDebtFacts } from '../related-debt.ts';

export const obl9 = defineRule<Analysis>({
  code: 'OBL-9',
  proof: 'balance',
  name: 'Deuda con vinculados',
  stake: 'reference',
  series: null,
  severity: 'informativa',
  legal: ['et_118_1'],
  text: {
    title: (fact) =>
      `La deuda con vinculados pasa de ${countIn(fact.data, 'times')} veces el patrimonio del año anterior`,
    message: (fact) =>
      `El promedio de lo que se debe a vinculados y socios es de ${writePesos(fact.found ?? 0n)}, y ${countIn(fact.data, 'times')} veces el patrimonio del año anterior (${writePesos(amountIn(fact.data, 'equity'))}) son ${writePesos(fact.expected ?? 0n)}: sobran ${writePesos(fact.amount)}.`,
    why: 'Los intereses de la deuda con vinculados que pase de ese límite no se deducen del impuesto de renta.',
    correction: () =>
      'Calcula en la conciliación fiscal la parte de los intereses que no se deduce. No hay asiento contable.',
  },
  find: ({ context }) => relatedDebtFacts(context),
});
