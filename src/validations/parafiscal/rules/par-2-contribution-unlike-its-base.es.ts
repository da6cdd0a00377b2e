/** PAR-2: contribution unlike its base. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { amountIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { isOfExempt, ratioFact } from '../employer.ts';
import { type Contribution, isExempt, lawOf, SOCIAL_SECURITY } from '../roles.ts';
import { isShort, ratioMessage, target } from '../rule-words.es.ts';

export const par2 = defineRule<Contributions>({
  code: 'PAR-2',
  proof: 'flow',
  name: 'Un aporte no corresponde a la base',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Falta parte del aporte' },
  columnName: 'Salario',
  severity: 'media',
  legal: [
    'ley_100_1993_20',
    'ley_100_1993_204',
    'dec_1072_2015',
    'ley_21_1982',
    'ley_89_1988_1',
    'ley_100_1993_18',
    'ley_1393_2010_30',
  ],
  legalOf: (data) => [
    lookUp(lawOf, wordIn(data, 'contribution'))!,
    ...(SOCIAL_SECURITY.has(wordIn(data, 'contribution') as Contribution) ? (['ley_100_1993_18'] as const) : []),
    ...(amountIn(data, 'excess') > 0n ? (['ley_1393_2010_30'] as const) : []),
  ],
  text: {
    title: (fact) => `${isShort(fact) ? 'Faltan' : 'Sobran'} ${writePesos(fact.amount)} en los aportes ${target(fact)}`,
    line: (fact) => `${isShort(fact) ? 'Faltan' : 'Sobran'} aportes ${target(fact)}`,
    message: ratioMessage,
    why: 'Cada aporte es un porcentaje fijo de la base de cotización. Si se aparta, un empleado o un pago quedó fuera de la planilla, o el registro está incompleto. La UGPP compara la nómina contable con la planilla.',
    correction: (fact) =>
      isShort(fact)
        ? 'Compara la nómina con la planilla, empleado por empleado. Si falta el registro, complétalo con el asiento sugerido; si la planilla quedó corta, corrígela y paga la diferencia con sus intereses.'
        : 'Compara con la planilla, empleado por empleado. Si se registró dos veces o incluye lo descontado al empleado, reversa el exceso; si la planilla lo tiene, está bien: justifica el hallazgo.',
  },
  find(analysis) {
    const { context, month, apart, risk, leftOut } = analysis;
    const isToldOfRisk = risk.length > 0 || leftOut.some(({ subject }) => subject === 'riesgos');
    const own = apart.filter((one) => !isOfExempt(one, context) && (one.contribution !== 'riesgos' || !isToldOfRisk));
    return analysis.compared(() => ({
      facts: own.flatMap((one) => ratioFact(context, month, one)),
      notEvaluated: [
        ...(isExempt(context.profile) === undefined ? [{ reason: 'withoutExemption' }] : []),
        ...(context.profile.claseArl === undefined ? [{ reason: 'withoutRiskClass' }] : []),
      ],
    }));
  },
});
