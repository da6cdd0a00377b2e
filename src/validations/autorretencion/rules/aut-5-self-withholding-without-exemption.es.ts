/** AUT-5: self-withholding without exemption. */

import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { inMonth, kind } from '../rule-words.es.ts';

export const aut5 = defineRule<Analysis>({
  code: 'AUT-5',
  proof: 'flow',
  name: 'No le corresponde',
  stake: 'to_explain',
  series: { measure: 'credit' },
  amountName: 'Autorretenido sin que corresponda',
  severity: 'media',
  legal: ['et_911', 'et_365_par_2', 'dur_1_2_6_6'],
  legalOf: (data) => (wordIn(data, 'kind') === 'simple' ? ['et_911'] : ['et_365_par_2', 'dur_1_2_6_6']),
  text: {
    title: (fact) =>
      kind(fact) === 'simple'
        ? `Una empresa del SIMPLE se autorretuvo ${writePesos(fact.amount)}`
        : `Autorretención de ${writePesos(fact.amount)} sin exoneración de aportes`,
    message: (fact) =>
      `${inMonth(fact)} se registraron ${writePesos(fact.amount)} de autorretención en ${writeAccount(fact)}. ${kind(fact) === 'simple' ? 'Según el perfil la empresa está en el régimen simple.' : 'Según el perfil la empresa no está exonerada de aportes ni es autorretenedora.'}`,
    why: 'La autorretención especial es de quienes están exonerados de aportes por el artículo 114-1. Los contribuyentes del régimen simple no la practican: anticipan el impuesto cada bimestre.',
    correction: () =>
      'Revisa el RUT y el perfil. Si la autorretención no procede, reversa el registro del mes; lo ya pagado se pide como pago en exceso o de lo no debido.',
  },
  find: ({ notItsOwn }) => ({ facts: notItsOwn }),
});
