/** PAR-2: contribution unlike its base. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { isOfExempt, ratioFact } from '../employer.ts';
import { isExempt } from '../roles.ts';
import { isShort, ratioMessage, target } from '../rule-words.es.ts';

export const par2 = defineRule<Contributions>({
  code: 'PAR-2',
  proof: 'flow',
  name: 'Un aporte no corresponde a la base',
  stake: 'at_risk',
  severity: 'media',
  legal: ['ley_100_1993_18', 'ley_797_2003_5', 'ley_1393_2010_30', 'ley_21_1982', 'et_114_1'],
  text: {
    title: (fact) => `${isShort(fact) ? 'Faltan' : 'Sobran'} ${writePesos(fact.amount)} en los aportes ${target(fact)}`,
    message: ratioMessage,
    why: 'Cada aporte es un porcentaje fijo de la base de cotización. Si se aparta, un empleado o un pago quedó fuera de la planilla, o el registro está incompleto. La UGPP compara la nómina contable con la planilla.',
    correction: (fact) =>
      isShort(fact)
        ? 'Compara la nómina con la planilla, empleado por empleado. Si falta el registro, complétalo con el asiento sugerido; si la planilla quedó corta, corrígela y paga la diferencia con sus intereses.'
        : 'Compara con la planilla, empleado por empleado. Si se registró dos veces o incluye lo descontado al empleado, reversa el exceso; si la planilla lo tiene, está bien: justifica el hallazgo.',
  },
  find(analysis) {
    const { context, month, apart, risk } = analysis;
    const own = apart.filter(
      (one) => !isOfExempt(one, context) && (one.contribution !== 'riesgos' || risk.length === 0),
    );
    return analysis.compared(() => ({
      facts: own.flatMap((one) => ratioFact(context, month, one)),
      notEvaluated: [
        ...(isExempt(context.profile) === undefined ? [{ reason: 'withoutExemption' }] : []),
        ...(context.profile.claseArl === undefined ? [{ reason: 'withoutRiskClass' }] : []),
      ],
    }));
  },
});
