/** REP-2: what the books have as withheld, and nobody reported. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { bookedPesos, reportedPesos, taxOf, whoReports } from '../report-words.es.ts';

export const rep2 = defineRule<Analysis>({
  code: 'REP-2',
  proof: 'balance',
  about: 'third_parties',
  name: 'Retención de los libros que no fue reportada',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_373', 'et_374', 'et_381'],
  text: {
    title: (fact) => `La ${taxOf(fact)} de ${whoReports(fact)} no está reportada`,
    message: (fact) =>
      `Los libros tienen ${bookedPesos(fact)} de ${taxOf(fact)} de ${whoReports(fact)} y a la DIAN se le informaron ${reportedPesos(fact)}: sobran ${writePesos(fact.amount)}.`,
    why: 'La retención se descuenta con el certificado de quien la practicó. Lo que la DIAN no tiene de él lo rechaza, con sanción por inexactitud.',
    correction: () =>
      'Pide el certificado antes de declarar. Si no existe, reversa la retención contra el cliente; si existe, que quien retuvo corrija su reporte.',
  },
  find: ({ notReported }) => notReported,
});
