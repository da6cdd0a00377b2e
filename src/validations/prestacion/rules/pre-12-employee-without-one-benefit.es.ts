/** PRE-12: employee without one benefit. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAmounts, writeWhoDoes } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatPercent } from '#core/money/money.es.ts';
import type { Payroll } from '../analysis.ts';
import { lackingFact } from '../lacking-benefit.ts';
import { lawOf } from '../roles.ts';
import { employees, inMonth, name } from '../rule-words.es.ts';

export const pre12 = defineRule<Payroll>({
  code: 'PRE-12',
  proof: 'flow',
  about: 'third_parties',
  name: 'Un empleado sin una de sus prestaciones',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Falta la provisión' },
  amountName: 'Provisión que falta',
  severity: 'media',
  legal: ['cst_249', 'ley_52_1975_1', 'cst_306', 'cst_186', 'niif_pymes_28'],
  legalOf: (data) => [lookUp(lawOf, wordIn(data, 'benefit'))!, 'niif_pymes_28'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${writeWhoDoes(fact.thirdParties, 'no tiene', 'empleados no tienen')} provisión de ${name(fact)}`,
    message: (fact) =>
      `${inMonth(fact)} no se provisionó ${name(fact)} para ${employees(fact)}, con salario y con otras prestaciones; el mes anterior sí, y a los demás también. Al ${formatPercent(countIn(fact.data, 'percent'), 4)} de lo devengado corresponden ${writeAmounts(fact.thirdParties, 'a')}.`,
    why: 'Las prestaciones se causan mes a mes por cada trabajador. La que falta en uno no se nota en el total, y aparece al pagarla o al liquidar el contrato.',
    correction: () =>
      'Revisa la provisión de esta persona en la nómina y complétala con el asiento sugerido. Si se pagó directamente por el gasto o el contrato cambió, déjalo anotado.',
  },
  find: ({ context, month, lacking }) => ({ facts: lacking.map((one) => lackingFact(context, month, one)) }),
});
