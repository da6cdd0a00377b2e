/** REP-4: what a third party says it sold to the company, against its costs and purchases of the year. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { bookedPesos, isLess, reportedPesos, whoReports } from '../report-words.es.ts';

export const rep4 = defineRule<Analysis>({
  code: 'REP-4',
  proof: 'flow',
  about: 'third_parties',
  name: 'Compra que no es lo que el tercero reportó',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_771_2', 'et_631', 'et_774'],
  text: {
    title: (fact) => `Lo comprado a ${whoReports(fact)} no es lo que reportó`,
    message: (fact) =>
      `${whoReports(fact)} le informó a la DIAN ventas por ${reportedPesos(fact)} y los libros tienen compras suyas por ${bookedPesos(fact)}: ${isLess(fact) ? 'faltan' : 'sobran'} ${writePesos(fact.amount)}.`,
    why: 'El costo que pasa de lo que vendió el proveedor no tiene soporte y se rechaza; lo que falta es una compra o una deuda sin registrar.',
    correction: () =>
      'Compara las facturas de ese proveedor en el año: registra la que falta o reversa la que no tiene soporte.',
    unseen: 'No se ve en un balance posterior si la compra se registró en otro año.',
  },
  find: ({ purchases }) => purchases,
});
