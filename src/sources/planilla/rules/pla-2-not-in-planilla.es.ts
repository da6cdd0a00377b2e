/** PLA-2: an employee with wages who is not in the planilla. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { firstName } from '../contribution-words.es.ts';

export const pla2 = defineRule<Analysis>({
  code: 'PLA-2',
  proof: 'flow',
  about: 'third_parties',
  name: 'Empleado que no está en la planilla',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['ley_100_1993_18', 'et_664'],
  text: {
    title: (fact) => `${firstName(fact)} tiene salario y no está en la planilla`,
    message: (fact) =>
      `En el mes se le causaron ${writePesos(fact.amount)} de salarios a ${firstName(fact)} y la planilla no trae aportes a su nombre.`,
    why: 'Sin el pago de los aportes, el salario no es costo ni deducción, y la empresa responde por lo que el empleado necesite de la seguridad social.',
    correction: () =>
      'Inclúyelo en la planilla con una corrección; si no trabajó en el mes o no es empleado, corrige el asiento.',
    unseen: 'No se ve en un balance posterior si la planilla se corrigió.',
  },
  find: ({ missing }) => missing,
});
