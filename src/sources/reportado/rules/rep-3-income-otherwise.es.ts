/** REP-3: what a third party says it bought or paid, against the income of the year. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { bookedPesos, isLess, reportedPesos, whoReports } from '../report-words.es.ts';

export const rep3 = defineRule<Analysis>({
  code: 'REP-3',
  proof: 'flow',
  about: 'third_parties',
  name: 'Ingreso que no es lo que el tercero reportó',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_28', 'et_631', 'et_774'],
  text: {
    title: (fact) => `Los ingresos de ${whoReports(fact)} no son lo que reportó`,
    message: (fact) =>
      `${whoReports(fact)} le informó a la DIAN compras o pagos por ${reportedPesos(fact)} y los ingresos del año a su nombre son ${bookedPesos(fact)}: ${isLess(fact) ? 'faltan' : 'sobran'} ${writePesos(fact.amount)}.`,
    why: 'La DIAN cruza lo que reporta cada cliente con lo declarado: de menos presume un ingreso omitido, de más pregunta por un costo que el cliente no tuvo.',
    correction: () =>
      'Busca las facturas y pagos de ese cliente en el año: registra lo que falta o pídele que corrija su reporte.',
    unseen: 'No se ve en un balance posterior si el ingreso se registró en otro año.',
  },
  find: ({ income }) => income,
});
