/** UMB-2: auditor required next year. */

import { defineRule, foundOf } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { comparison, isOver, measureOf, yearOf } from '../rule-words.es.ts';

export const umb2 = defineRule<Analysis>({
  code: 'UMB-2',
  proof: 'balance',
  name: 'Revisor fiscal el año siguiente',
  stake: 'reference',
  series: null,
  severity: 'baja',
  legal: ['ley_43_1990_13'],
  text: {
    title: (fact) =>
      `Los ${measureOf(fact)} ${isOver(fact) ? 'ya obligan' : 'están cerca de obligar'} a tener revisor fiscal en ${yearOf(fact) + 1}`,
    message: (fact) =>
      `${comparison(fact)} ${isOver(fact) ? 'Si el año cierra así, habrá' : `Si lo alcanza al cierre de ${yearOf(fact)}, habrá`} que tener revisor fiscal en ${yearOf(fact) + 1}.`,
    why: 'El tope se mide con las cifras del 31 de diciembre. Saberlo antes permite prever el nombramiento y su costo.',
    correction: () =>
      'Avisa a los socios para que nombren revisor fiscal principal y suplente en la asamblea ordinaria, si el año cierra por encima del tope.',
  },
  find: ({ auditor }) => foundOf('UMB-2', auditor),
});
