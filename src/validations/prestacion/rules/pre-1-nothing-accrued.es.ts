/** PRE-1: nothing accrued. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, countIn, listIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { nothingAccrued } from '../provision.ts';
import { lawOf } from '../roles.ts';
import { inMonth, names } from '../rule-words.es.ts';

export const pre1 = defineRule<Payroll>({
  code: 'PRE-1',
  proof: 'flow',
  name: 'No se provisionó nada',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Falta la provisión' },
  severity: 'alta',
  legal: ['cst_249', 'ley_52_1975_1', 'cst_306', 'cst_186', 'niif_pymes_28'],
  legalOf: (data) => [...listIn(data, 'benefits').map((one) => lookUp(lawOf, one)!), 'niif_pymes_28'],
  text: {
    title: (fact) => `No se provisionaron las prestaciones sociales de ${formatPeriod(fact.period)}`,
    message: (fact) =>
      `${inMonth(fact)} hay salarios por ${writePesos(amountIn(fact.data, 'base'))} y ninguna provisión de ${names(fact)}. Corresponden ${writePesos(fact.amount)}.${
        countIn(fact.data, 'habit') === 1
          ? ' En los meses anteriores tampoco hay: parece que las registras al pagarlas o al cierre del año.'
          : ''
      }`,
    why: 'Las prestaciones se causan con el trabajo de cada mes, aunque se paguen después. Sin la provisión, el gasto y el pasivo laboral del mes aparecen menores que los reales, y la prima o las cesantías caen de golpe en el mes en que se pagan.',
    correction: () =>
      'Liquida la provisión de cada empleado y regístrala con el asiento sugerido. Si ya cerraste el mes, regístrala en el siguiente junto con la de ese mes. Revisa que el proceso de provisiones de la nómina haya terminado.',
  },
  find({ context, month, dueWithoutAny }) {
    return { facts: dueWithoutAny.length > 0 ? [nothingAccrued(context, month, dueWithoutAny)] : [] };
  },
});
