/** PLA-4: somebody in the planilla without wages. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { firstName } from '../contribution-words.es.ts';

export const pla4 = defineRule<Analysis>({
  code: 'PLA-4',
  proof: 'flow',
  about: 'third_parties',
  name: 'Cotizante sin salario en los libros',
  stake: 'to_explain',
  series: null,
  severity: 'baja',
  isSeverityFixed: true,
  legal: ['ley_100_1993_18', 'et_664'],
  text: {
    title: (fact) => `${firstName(fact)} está en la planilla y no tiene salario en los libros`,
    message: (fact) =>
      `La planilla liquida aportes de ${firstName(fact)} sobre ${writePesos(fact.amount)} y los libros del mes no le causan salarios.`,
    why: 'Se pagan aportes por quien no tiene salario: puede ser una licencia, un retirado que no se reportó o un salario registrado a otro.',
    correction: () =>
      'Verifica si sigue en la empresa; si se retiró, reporta la novedad; si su salario está a nombre de otro, reclasifícalo.',
    unseen: 'No se ve en un balance posterior.',
  },
  find: ({ ghosts }) => ghosts,
});
