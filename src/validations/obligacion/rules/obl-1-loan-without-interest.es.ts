/** OBL-1: loan without interest. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn, wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { atClose, estimate, lease, lender, lenderName } from '../rule-words.es.ts';

export const obl1 = defineRule<Analysis>({
  code: 'OBL-1',
  proof: 'flow',
  name: 'Préstamo sin intereses',
  stake: 'at_risk',
  series: { measure: 'net_debit', missing: 'Faltan los intereses' },
  columnName: 'Deuda',
  severity: 'alta',
  mayBePractice: true,
  legal: ['niif_pymes_11', 'et_117', 'puc_dinamicas'],
  text: {
    title: (fact) => `El préstamo de ${lenderName(fact)} no tiene intereses en ${formatPeriod(fact.period)}`,
    message: (fact) =>
      `${atClose(fact)} se deben ${writePesos(amountIn(fact.data, 'owed'))} a ${lender(fact)} en ${writeAccount(fact)}, y en el mes no hay gasto de intereses con esa entidad.${estimate(fact)}${lease(fact)}${
        countIn(fact.data, 'grace') === 1
          ? ' Tampoco hubo abonos ni intereses en los meses anteriores: puede ser un periodo de gracia.'
          : ''
      }`,
    why: 'El dinero prestado cuesta todos los días. Los intereses se causan cada mes aunque se paguen después; si la cuota se llevó entera al capital, la deuda aparece menor que la real y falta gasto.',
    correction: ({ data }) =>
      wordIn(data, 'lease') !== ''
        ? 'Pide la tabla de amortización del leasing. Saca la cuota del arriendo y sepárala en intereses y capital con el asiento sugerido, por los valores de la tabla.'
        : 'Pide el extracto del préstamo. Si la cuota se llevó entera al capital, separa los intereses. Si no se han pagado, caúsalos con el asiento sugerido por el valor del extracto. Si están a nombre de otro tercero, trasládalos.',
  },
  find: ({ interest }) => foundOf('OBL-1', interest),
});
