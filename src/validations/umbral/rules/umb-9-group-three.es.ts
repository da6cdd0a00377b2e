/** UMB-9: group three. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { microAnswer } from '../obligations.ts';
import { comparison, measureOf, yearOf } from '../rule-words.es.ts';

/** What the ceiling depends on; none where it is the same for every sector. */
const sectors: Readonly<Record<string, string>> = {
  manufactura: ' Es el tope de las microempresas de manufactura y de las actividades que no son comercio ni servicios.',
  servicios: ' Es el tope de las microempresas de servicios.',
  comercio: ' Es el tope de las microempresas de comercio.',
};

export const umb9 = defineRule<Analysis>({
  code: 'UMB-9',
  proof: 'balance',
  name: 'Microempresa que dejó de serlo',
  stake: 'reference',
  series: null,
  severity: 'media',
  legal: ['dec_1670_2021', 'dec_1074_2015_micro', 'dec_2420_2015', 'dec_2706_2012'],
  legalOf: (data) =>
    wordIn(data, 'sector') === 'hasta_2022'
      ? ['dec_2420_2015', 'dec_2706_2012']
      : ['dec_1670_2021', 'dec_1074_2015_micro'],
  text: {
    title: (fact) => `Por sus ${measureOf(fact)} de ${yearOf(fact)} la empresa no es microempresa`,
    message: (fact) =>
      `${comparison(fact)}${lookUp(sectors, wordIn(fact.data, 'sector')) ?? ''} La empresa lleva la contabilidad del grupo 3, que es para quienes no pasan del tope.`,
    why: 'El grupo 3 es una contabilidad simplificada para microempresas. Quien deja de serlo aplica las NIIF para las PYMES (grupo 2), y sus estados financieros del grupo 3 no sirven ante bancos ni autoridades.',
    correction: () =>
      'Compara el tope con los ingresos por actividades ordinarias de ese año: sin ganancias ocasionales ni recuperaciones. Si lo pasan, prepara el estado de situación financiera de apertura del grupo 2 y cambia el grupo en los datos de la empresa.',
  },
  find: ({ context }) => foundOf('UMB-9', microAnswer(context)),
});
