/** PAR-1: no contribution recorded. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, countIn, listIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { nothingBooked } from '../employer.ts';
import { lawOf } from '../roles.ts';
import { inMonth } from '../rule-words.es.ts';
import { contributionNames } from '../settings-text.es.ts';

export const par1 = defineRule<Contributions>({
  code: 'PAR-1',
  proof: 'flow',
  name: 'No se registró ningún aporte del empleador',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Faltan los aportes' },
  columnName: 'Salario',
  severity: 'alta',
  legal: [
    'ley_100_1993_20',
    'ley_100_1993_204',
    'dec_1072_2015',
    'ley_21_1982',
    'ley_89_1988_1',
    'et_114_1',
    'et_108',
    'et_664',
  ],
  legalOf: (data) => [
    ...new Set(listIn(data, 'contributions').map((one) => lookUp(lawOf, one)!)),
    ...(countIn(data, 'exempt') === 1 ? (['et_114_1'] as const) : []),
    'et_108',
    'et_664',
  ],
  text: {
    title: (fact) => `No se registraron los aportes del empleador de ${formatPeriod(fact.period)}`,
    message: (fact) =>
      `${inMonth(fact)} hay salarios con una base de cotización de ${writePesos(amountIn(fact.data, 'base'))} y ningún gasto de ${writeList(
        listIn(fact.data, 'contributions').map((one) => lookUp(contributionNames, one)!),
        6,
      )}. Corresponden ${writePesos(fact.amount)}.`,
    why: 'Los aportes se causan con la nómina del mes y se pagan con la planilla del siguiente. Sin ellos falta gasto y falta pasivo; y los salarios solo son deducibles si los aportes están pagados.',
    correction: () =>
      'Compara con la planilla (PILA) del mes y registra los aportes con el asiento sugerido. Si la planilla se pagó, revisa en qué cuenta quedó el pago.',
  },
  find(analysis) {
    const { context, month, dueWithoutAny } = analysis;
    return analysis.compared(() => ({
      facts: dueWithoutAny.length > 0 ? [nothingBooked(context, month, dueWithoutAny)] : [],
    }));
  },
});
