/** PAR-9: fees of natural persons. */

import { amountIn } from '#core/engine/fact-data.ts';
import { nameOrCount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { minimumWage } from '#core/reference/payroll/minimum-wage.ts';
import type { Contributions } from '../analysis.ts';
import { feeFacts } from '../liabilities.ts';
import { inMonth } from '../rule-words.es.ts';

export const par9 = defineRule<Contributions>({
  code: 'PAR-9',
  proof: 'flow',
  about: 'third_parties',
  name: 'Honorarios a personas naturales',
  stake: 'reference',
  series: { measure: 'net_debit' },
  amountName: 'Honorarios del mes',
  severity: 'informativa',
  legal: ['et_108_par_2'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) =>
      `Pide la planilla de aportes de ${nameOrCount(fact.thirdParties, 'persona natural', 'personas naturales con honorarios')}`,
    message: (fact) =>
      `${inMonth(fact)} hay honorarios de un salario mínimo (${writePesos(amountIn(fact.data, 'least'))}) o más con personas naturales: ${writeAmounts(fact.thirdParties, 'a')}.`,
    why: 'El pago a un trabajador independiente solo es deducible si quien contrata verifica que cotizó a seguridad social en la proporción que le corresponde.',
    correction: () => 'Guarda con cada factura o documento soporte la planilla pagada del mes al que corresponde.',
  },
  find({ context }) {
    const { roles, period } = context;
    const isUnknown = minimumWage(period.year) === null && roles.honorarios.leaves().length > 0;
    if (isUnknown) return { facts: [], notEvaluated: [{ reason: 'withoutWage', data: { year: period.year } }] };
    return { facts: feeFacts(context) };
  },
});
