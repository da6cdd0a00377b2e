/** UMB-1: auditor required. */

import { defineRule, foundOf } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { comparison, measureOf, yearOf } from '../rule-words.es.ts';

export const umb1 = defineRule<Analysis>({
  code: 'UMB-1',
  proof: 'balance',
  name: 'Revisor fiscal este año',
  stake: 'reference',
  series: null,
  severity: 'baja',
  legal: ['ley_43_1990_13', 'cco_203'],
  text: {
    title: (fact) => `Por sus ${measureOf(fact)} de ${yearOf(fact)} la empresa debe tener revisor fiscal`,
    message: (fact) => `${comparison(fact)} Por eso debe tener revisor fiscal en ${yearOf(fact) + 1}.`,
    why: 'Es obligatorio desde el año siguiente a aquel en que los activos brutos llegan a 5.000 salarios mínimos o los ingresos brutos a 3.000. Sin su firma, los estados financieros y las declaraciones de una empresa obligada no son válidos.',
    correction: () =>
      'Confirma que el revisor fiscal está nombrado, inscrito en la Cámara de Comercio y en el RUT, y que firma las declaraciones. Si ya lo tienes, dilo en los parámetros de esta validación. Si no, convoca a los socios para nombrarlo.',
  },
  find: ({ auditor }) => foundOf('UMB-1', auditor),
});
