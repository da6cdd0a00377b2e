/** REP-1: what a third party says it withheld, and the books do not have. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { bookedPesos, reportedPesos, taxOf, whoReports } from '../report-words.es.ts';

export const rep1 = defineRule<Analysis>({
  code: 'REP-1',
  proof: 'balance',
  about: 'third_parties',
  name: 'Retención reportada que no está en los libros',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_373', 'et_381', 'et_631'],
  text: {
    title: (fact) => `${whoReports(fact)} reportó una ${taxOf(fact)} que no está en los libros`,
    message: (fact) =>
      `${whoReports(fact)} le informó a la DIAN ${reportedPesos(fact)} de ${taxOf(fact)} y los libros tienen ${bookedPesos(fact)}: faltan ${writePesos(fact.amount)}.`,
    why: 'Lo que se retuvo y no se registra es un impuesto pagado que no se descuenta, y el ingreso de donde salió puede faltar también.',
    correction: () =>
      'Pide el certificado, registra la retención contra el cliente y revisa que la factura de ese pago esté en los ingresos.',
  },
  find: ({ notBooked }) => notBooked,
});
