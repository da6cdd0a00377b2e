/** RET-3: rate that differs. */

import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { articleOf } from '../concepts.ts';
import { rateFacts } from '../practised/practised-facts.ts';
import { allowed, atRate, isLowered, isOver, minimum } from '../rule-words.es.ts';
import { concept, inMonth, ofWhom, pesosIn, tableRows, thirdParties } from '../words.es.ts';

export const ret3 = defineRule<Analysis>({
  code: 'RET-3',
  proof: 'flow',
  about: 'third_parties',
  name: 'Tarifa que no es de ley',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta parte de la retención' },
  severity: 'baja',
  legal: ['et_392', 'et_401', 'et_395', 'et_370'],
  legalOf: (data) => (wordIn(data, 'verdict') === 'over' ? [articleOf(data)] : [articleOf(data), 'et_370']),
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) =>
      isOver(fact)
        ? `Retención en ${concept(fact)} de ${thirdParties(fact)} por encima de la tarifa`
        : `Retención en ${concept(fact)} de ${thirdParties(fact)} por debajo de la tarifa`,
    message: (fact) =>
      isOver(fact)
        ? `${inMonth(fact)} se retuvieron ${pesosIn(fact, 'withheld')} en ${concept(fact)} y la base del mes es de ${pesosIn(fact, 'base')}: es más que la tarifa más alta. Sobran ${ofWhom(fact)}.${tableRows(fact)}`
        : `${inMonth(fact)} se retuvieron ${pesosIn(fact, 'withheld')} sobre ${pesosIn(fact, 'base')} de ${concept(fact)}, ${isLowered(fact) ? 'menos que la tarifa del mes anterior con los mismos terceros' : 'que no corresponde a ninguna tarifa de ley'}; ${atRate(fact)}${wordIn(fact.data, 'since') === '' ? '' : ','} faltaron ${ofWhom(fact)}${allowed(fact)}.${minimum(fact)}${tableRows(fact)}`,
    why: 'La retención dividida entre la base debe dar una tarifa de ley. Si da menos, se aplicó otra tarifa, se retuvo solo una parte o algunos pagos no alcanzaban la base; si da más, la base quedó en otra cuenta u otro tercero, o se retuvo sobre el valor con IVA.',
    correction: (fact) =>
      isOver(fact)
        ? 'Busca la factura: si el costo o gasto quedó en otra cuenta, en otro mes o con otro tercero, reclasifícalo. Si de verdad se retuvo de más, devuélvelo al proveedor y descuéntalo de las retenciones del mes.'
        : 'Recalcula factura por factura. Lo que falte se descuenta del próximo pago con el asiento sugerido y se corrige el formulario 350. Si la diferencia son pagos por debajo de la base mínima o reembolsos de gastos, justifica el hallazgo.',
  },
  find: (analysis) =>
    analysis.required((laws) => {
      const practised = analysis.practised(laws);
      return {
        facts: rateFacts(practised, analysis.context),
        notEvaluated: practised.elsewhere.map((concept) => ({ reason: 'basesElsewhere', data: { concept } })),
      };
    }),
});
