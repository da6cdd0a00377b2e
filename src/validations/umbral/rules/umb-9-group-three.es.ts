/** UMB-9: group three. */

import { jointRule } from '#core/engine/rule.ts';
import { comparison, measureOf, yearOf } from '../rule-words.es.ts';

export const umb9 = jointRule({
  code: 'UMB-9',
  proof: 'balance',
  name: 'Microempresa que dejó de serlo',
  stake: 'reference',
  series: null,
  severity: 'media',
  legal: ['dec_2420_2015', 'dec_2706_2012'],
  text: {
    title: (fact) => `Por sus ${measureOf(fact)} de ${yearOf(fact)} la empresa no es microempresa`,
    message: (fact) =>
      `${comparison(fact)} La empresa lleva la contabilidad del grupo 3, que es para quienes están por debajo.`,
    why: 'El grupo 3 es una contabilidad simplificada para microempresas. Quien pasa de un tope aplica las NIIF para las PYMES (grupo 2).',
    correction: () =>
      'Confirma el grupo con el contador. Si corresponde el 2, prepara el estado de situación financiera de apertura y corrige el grupo en los datos de la empresa.',
  },
});
