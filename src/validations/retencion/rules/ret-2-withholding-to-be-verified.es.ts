/** RET-2: withholding to be verified. */

import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { articleOf } from '../concepts.ts';
import { doubtfulFacts } from '../practised/practised-facts.ts';
import { minimum } from '../rule-words.es.ts';
import { concept, inMonth, pesosIn, tableRows, thirdParties, toWhom } from '../words.es.ts';

export const ret2 = defineRule<Analysis>({
  code: 'RET-2',
  proof: 'flow',
  about: 'third_parties',
  name: 'Por verificar',
  stake: 'to_explain',
  series: { measure: 'credit', missing: 'Falta la retención' },
  severity: 'baja',
  mayBePractice: true,
  legal: ['et_392', 'et_395', 'et_401', 'dur_1_2_4_4_1', 'dur_1_2_4_9_1', 'et_383', 'et_369'],
  legalOf: (data) => [
    articleOf(data),
    ...(wordIn(data, 'concept') === 'servicios' ? (['dur_1_2_4_4_1'] as const) : []),
    ...(wordIn(data, 'concept') === 'compras' ? (['dur_1_2_4_9_1'] as const) : []),
    ...(countIn(data, 'wageTable') === 1 ? (['et_383'] as const) : []),
    'et_369',
  ],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `Por verificar: ${concept(fact)} de ${thirdParties(fact)} sin retención`,
    message: (fact) =>
      `${inMonth(fact)} se causaron ${pesosIn(fact, 'base')} en ${concept(fact)} sin retención; sería de ${toWhom(fact)}.${countIn(fact.data, 'always') === 1 ? ' Los meses anteriores siempre se retuvo.' : ''}${countIn(fact.data, 'wageTable') === 1 ? ' A una persona natural que no pide costos se le retiene por la tabla de salarios, y nada hasta 95 UVT al mes (ET 383, par. 2).' : ''}${minimum(fact)} El balance no muestra los pagos uno a uno ni el RUT del proveedor: puede que ninguno alcanzara la base o que no esté sujeto.${tableRows(fact)}`,
    why: 'La base mínima se mide en cada pago, no en la suma del mes. Tampoco se retiene a los autorretenedores, a los del régimen simple ni a los no contribuyentes, y eso lo dice el RUT y no los libros.',
    correction: () =>
      'Revisa las facturas del mes y el RUT. Si algún pago alcanzó la base y el proveedor está sujeto, retén en el próximo pago con el asiento sugerido. Si no está sujeto, agrégalo a la parametrización para no verlo cada mes.',
  },
  find: (analysis) =>
    analysis.required((laws) => ({ facts: doubtfulFacts(analysis.practised(laws), analysis.context) })),
});
