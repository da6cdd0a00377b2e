/** RET-11: salaries without withholding. */

import { writeDay } from '#core/checks/table-row.es.ts';
import { countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { salaries } from '../taxes/salaries.ts';
import { inMonth, pesosIn, thirdParties } from '../words.es.ts';

export const ret11 = defineRule<Analysis>({
  code: 'RET-11',
  proof: 'flow',
  about: 'third_parties',
  name: 'Salarios',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta la retención' },
  amountName: 'Retención usual que falta',
  severity: 'media',
  legal: ['et_383', 'et_370'],
  text: {
    title: (fact) => `Salarios sin retención de ${thirdParties(fact)}`,
    message: (fact) =>
      countIn(fact.data, 'always') === 1
        ? `${inMonth(fact)} se causaron ${pesosIn(fact, 'wages')} de pagos laborales sin retención a quienes los meses anteriores se les retuvo con el mismo salario; en el último fueron ${writeAmounts(fact.thirdParties, 'a')}. Puede que sus deducciones hayan cambiado.`
        : `${inMonth(fact)} se causaron ${pesosIn(fact, 'wages')} de pagos laborales sin retención. Aun restando los aportes y todas las deducciones y rentas exentas que la ley permite, la retención es de al menos ${writeAmounts(fact.thirdParties, 'a')}. Se usó la tabla vigente desde el ${writeDay(wordIn(fact.data, 'from'))} y una UVT de ${pesosIn(fact, 'unit')}.`,
    why: 'Los pagos laborales se depuran y se someten a la tabla del artículo 383. Con salarios altos queda base gravable aunque el trabajador use todos sus beneficios, y la empresa responde por lo que no retiene.',
    correction: () =>
      'Liquida la retención de cada trabajador con su depuración y descuéntala en la próxima nómina. Si aplica el procedimiento 2, revisa que el porcentaje fijo del semestre no sea cero.',
  },
  find: (analysis) => {
    const { context, laws, isSimple, withoutTables } = analysis;
    if (!isSimple) return analysis.required(() => ({ facts: salaries(context) }));
    return { facts: salaries(context), notEvaluated: laws === null ? [withoutTables] : [] };
  },
});
