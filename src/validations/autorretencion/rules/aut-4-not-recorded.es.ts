/** AUT-4: not recorded. */

import { jointRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { expectation, incomeWords, inMonth, tableRates } from '../rule-words.es.ts';

export const aut4 = jointRule({
  code: 'AUT-4',
  proof: 'flow',
  name: 'No se registró',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta la autorretención' },
  severity: 'alta',
  legal: ['et_365_par_2', 'dur_1_2_6_6', 'et_114_1'],
  text: {
    title: (fact) =>
      fact.amount === 0n
        ? 'No se registró la autorretención del mes'
        : `No se registró la autorretención del mes: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${inMonth(fact)} hubo ${incomeWords(fact)} y ninguna autorretención de renta, y según el perfil la empresa está exonerada de aportes (art. 114-1) o es autorretenedora.${fact.expected === null ? '' : ` Debió ser ${expectation(fact)}.`}${tableRates(fact)}`,
    why: 'Las sociedades exoneradas de salud, SENA e ICBF por el artículo 114-1 son autorretenedoras de renta, a título de la exoneración, sobre todos sus ingresos gravados. Tener la exoneración y no autorretener es una contradicción que la DIAN cruza con la PILA.',
    correction: () =>
      'Liquida la autorretención de cada mes con ingresos, regístrala con el asiento sugerido y corrige los formularios 350. Si la empresa no está exonerada de aportes, corrige el perfil.',
  },
});
