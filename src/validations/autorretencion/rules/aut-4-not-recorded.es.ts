/** AUT-4: not recorded. */

import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { notBooked } from '../booked.ts';
import { missingByResolution } from '../by-resolution.ts';
import { expectation, incomeWords, inMonth, kind, tableRates } from '../rule-words.es.ts';
import { nothing } from '../rules.ts';

export const aut4 = defineRule<Analysis>({
  code: 'AUT-4',
  proof: 'flow',
  name: 'No se registró',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta la autorretención' },
  severity: 'alta',
  legal: ['et_365_par_2', 'dur_1_2_6_6', 'et_114_1'],
  text: {
    title: (fact) => {
      if (isByResolution(fact))
        return `Falta la autorretención por resolución del mes: unos ${writePesos(fact.amount)}`;
      return fact.amount === 0n
        ? 'No se registró la autorretención del mes'
        : `No se registró la autorretención del mes: ${writePesos(fact.amount)}`;
    },
    message: (fact) =>
      isByResolution(fact)
        ? `${inMonth(fact)} hubo ${incomeWords(fact)} y ningún crédito en ${writeAccount(fact)}, que lo tuvo en los ${countIn(fact.data, 'months')} meses anteriores. En la misma proporción de los ingresos serían ${writePesos(fact.amount)}.`
        : `${inMonth(fact)} hubo ${incomeWords(fact)} y ninguna autorretención de renta, y según el perfil la empresa está exonerada de aportes (art. 114-1) o es autorretenedora.${fact.expected === null ? '' : ` Debió ser ${expectation(fact)}.`}${tableRates(fact)}`,
    why: 'Se autorretienen renta las sociedades exoneradas de salud, SENA e ICBF por el artículo 114-1, sobre todos sus ingresos gravados, y las que la DIAN autoriza por resolución, por concepto. Un mes sin ella deja inexacto el formulario 350, y la DIAN lo cruza con la PILA y con lo que los clientes no retuvieron.',
    correction: (fact) =>
      isByResolution(fact)
        ? 'Liquida la autorretención por concepto sobre las ventas del mes, regístrala con el asiento sugerido y corrige el formulario 350. Si la DIAN retiró la autorización, vuelven a retenerte los clientes.'
        : 'Liquida la autorretención de cada mes con ingresos, regístrala con el asiento sugerido y corrige los formularios 350. Si la empresa no está exonerada de aportes, corrige el perfil.',
    unseen: 'Sin la actividad (CIIU) en el perfil no se sabe cuánto debía ser la autorretención.',
  },
  find: ({ isItsOwn, isBooked, isUnknown, income, expected, context }) => {
    if (!isItsOwn) return nothing;
    // Without a profile that requires it, an absence is no finding.
    const special = isBooked || !isUnknown ? notBooked(income, expected, context) : [];
    return { facts: [...special, ...missingByResolution(context)] };
  },
});

function isByResolution(fact: FactView): boolean {
  return 'kind' in fact.data && kind(fact) === 'resolucion';
}
