/** PRE-2: accrual unlike the wages. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent, writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { ratioFact } from '../provision.ts';
import { lawOf } from '../roles.ts';
import { circumstance, inMonth, isShort, monthOfDay, name } from '../rule-words.es.ts';

/** Of what those employees lack, the most that the whole gap may be. */
const NEARLY_PERCENT = 120n;

export const pre2 = defineRule<Payroll>({
  code: 'PRE-2',
  proof: 'flow',
  name: 'La provisión de una prestación no corresponde a los salarios',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Falta parte de la provisión' },
  severity: 'media',
  legal: ['cst_249', 'ley_52_1975_1', 'cst_306', 'cst_186', 'cst_192', 'niif_pymes_28'],
  legalOf: (data) => [
    lookUp(lawOf, wordIn(data, 'benefit'))!,
    ...(wordIn(data, 'benefit') === 'vacaciones' ? (['cst_192'] as const) : []),
    'niif_pymes_28',
  ],
  text: {
    title: (fact) =>
      `${isShort(fact) ? 'Faltan' : 'Sobran'} ${writePesos(fact.amount)} en la provisión de ${name(fact)}`,
    line: (fact) => `${isShort(fact) ? 'Falta' : 'Sobra'} provisión de ${name(fact)}`,
    message: (fact) =>
      `${inMonth(fact)}, el gasto de ${name(fact)} es de ${writePesos(fact.found ?? 0n)}. A una base de ${writePesos(amountIn(fact.data, 'base'))} le corresponde el ${formatPercent(countIn(fact.data, 'percent'), 4)}, ${writePesos(fact.expected ?? 0n)} (${wordIn(fact.data, 'law')}; vigente desde ${monthOfDay(wordIn(fact.data, 'from'))}). La diferencia pasa del ${formatPercent(countIn(fact.data, 'tolerance'), 0)} que se admite.${circumstance(fact)}`,
    why: 'La provisión es un porcentaje de los salarios que la ley señala. Si se aparta, a un empleado no se le provisionó, un concepto quedó fuera de la base o se usó un porcentaje equivocado; la diferencia aparece al liquidar.',
    correction: (fact) =>
      isShort(fact)
        ? 'Compara con la nómina qué empleados o conceptos quedaron fuera de la base y completa la provisión con el asiento sugerido. Si hay aprendices, salarios integrales o un pago retroactivo que explique la diferencia, déjalo anotado.'
        : 'Compara con la nómina si se provisionó dos veces, si se incluyó salario integral o si el gasto es una liquidación que no estaba provisionada. Devuelve el exceso con el asiento sugerido.',
  },
  find({ context, month, assessed, dueWithoutAny, lacking }) {
    // What some employees lack is told of them.
    const isTold = ({ benefit, gap }: (typeof assessed)[number]) =>
      lacking.some((one) => one.benefit === benefit && -gap > 0n && -gap * 100n <= one.amount * NEARLY_PERCENT);
    const apart = dueWithoutAny.length > 0 ? [] : assessed.filter((one) => one.gap !== 0n && !isTold(one));
    return { facts: apart.flatMap((one) => ratioFact(context, month, one)) };
  },
});
