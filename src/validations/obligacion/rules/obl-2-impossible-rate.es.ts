/** OBL-2: impossible rate. */

import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { inMonth, isHigh, lender, lenderName, monthOf } from '../rule-words.es.ts';

export const obl2 = defineRule<Analysis>({
  code: 'OBL-2',
  proof: 'flow',
  name: 'Una tasa que no puede ser',
  stake: 'to_explain',
  series: { measure: 'net_debit' },
  columnName: 'Intereses del mes',
  severity: 'media',
  legal: ['et_117', 'niif_pymes_11'],
  text: {
    title: (fact) =>
      isHigh(fact)
        ? `Los intereses de ${lenderName(fact)} pasan de la usura: ${formatPercent(countIn(fact.data, 'rate'))} anual`
        : `Los intereses de ${lenderName(fact)} son muy bajos: ${formatPercent(countIn(fact.data, 'rate'))} anual`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${writePesos(fact.found ?? 0n)} de intereses con ${lender(fact)} sobre un promedio de ${writePesos(amountIn(fact.data, 'average'))}: equivale al ${formatPercent(countIn(fact.data, 'rate'))} efectivo anual. En ${monthOf(wordIn(fact.data, 'month'))} el interés bancario corriente certificado fue del ${formatPercent(countIn(fact.data, 'ibc'), 2)} y la usura ${countIn(fact.data, 'productive') === 1 ? 'del crédito productivo de este monto, ' : 'del '}${formatPercent(countIn(fact.data, 'usury'), 2)}.`,
    why: 'La tasa que resulta de los libros debe parecerse a la pactada. Muy alta, una parte del capital se llevó al gasto o hay intereses de otros meses; y lo que pase de la tasa permitida no es deducible. Muy baja, faltan intereses o se llevaron al capital.',
    correction: (fact) =>
      isHigh(fact)
        ? 'Compara con el extracto. Si la cuota se llevó entera al gasto, traslada la parte de capital a la obligación. Si incluye comisiones o intereses de otros meses, sepáralos. Si la tasa es la pactada, el exceso no es deducible.'
        : 'Compara con el extracto. Si faltan intereses, caúsalos. Si el préstamo tiene tasa subsidiada, está en otra moneda o el interés se paga por anticipado, déjalo anotado.',
  },
  find: ({ interest }) => foundOf('OBL-2', interest),
});
