/** DEP-3: month not depreciated. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Assets } from '../analysis.ts';
import { omissionFacts } from '../omission.ts';
import { reversedFacts } from '../reversed.ts';
import { kind } from '../rule-words.es.ts';

const isReversed = ({ data }: FactView): boolean => wordIn(data, 'kind') === 'reversed';

export const dep3 = defineRule<Assets>({
  code: 'DEP-3',
  proof: 'flow',
  name: 'No se depreció',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta la depreciación' },
  severity: 'alta',
  legal: ['niif_pymes_17', 'et_128', 'et_135'],
  text: {
    title: (fact) =>
      isReversed(fact)
        ? `La depreciación de ${formatPeriod(fact.period)} se registró al revés`
        : `No se registró la depreciación de ${countIn(fact.data, 'months') > 1 ? `${countIn(fact.data, 'months')} meses` : formatPeriod(fact.period)}`,
    message: (fact) =>
      isReversed(fact)
        ? `En ${formatPeriod(fact.period)} se debitó la depreciación acumulada y se acreditó el gasto por ${writePesos(fact.expected ?? 0n)}, lo que se deprecia cada mes, y no salió ningún activo. Anularlo y registrar la del mes son ${writePesos(fact.amount)}.`
        : `Hay activos con un costo de ${writePesos(amountIn(fact.data, 'cost'))} y una depreciación acumulada de ${writePesos(amountIn(fact.data, 'accumulated'))}, y en ${formatPeriod(fact.period)} no se depreció nada. ${countIn(fact.data, 'months') > 1 ? `Van ${countIn(fact.data, 'months')} meses de este año sin depreciar: según sus tasas` : 'Un mes, según sus tasas'}, ${countIn(fact.data, 'months') > 1 ? 'son' : 'es de'} ${writePesos(fact.amount)}.${kind(fact)}`,
    why: 'El activo se desgasta todos los meses que está disponible para su uso, aunque no se use. Sin la depreciación del mes, el activo y la utilidad aparecen mayores que los reales.',
    correction: () =>
      'Ejecuta el proceso de depreciación de lo que falta y regístrala con el asiento sugerido, ajustado a las fichas de tus activos. Si el mes ya está cerrado, regístrala en el siguiente. Si es de años anteriores, va contra resultados acumulados.',
  },
  find({ context, month, earlier }) {
    const omitted = omissionFacts(context, month, earlier);
    return { ...omitted, facts: [...omitted.facts, ...reversedFacts(context, month, earlier)] };
  },
});
