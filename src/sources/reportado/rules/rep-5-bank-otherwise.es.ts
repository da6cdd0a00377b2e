/** REP-5: what a bank says that the company has, against the balance of the bank in the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { bookedPesos, isLess, reportedPesos, whoReports } from '../report-words.es.ts';

export const rep5 = defineRule<Analysis>({
  code: 'REP-5',
  proof: 'balance',
  about: 'third_parties',
  name: 'Saldo de banco que no es el reportado',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_631', 'et_774'],
  text: {
    title: (fact) => `El saldo de ${whoReports(fact)} no es el que reportó`,
    message: (fact) =>
      `${whoReports(fact)} le informó a la DIAN un saldo de ${reportedPesos(fact)} y los libros tienen ${bookedPesos(fact)}: ${isLess(fact) ? 'faltan' : 'sobran'} ${writePesos(fact.amount)}.`,
    why: 'El patrimonio que declara la empresa se cruza con los saldos que reportan los bancos: una cuenta que falta es un activo omitido.',
    correction: () =>
      'Concilia el extracto de fin de año: cheques sin cobrar y consignaciones en camino explican la diferencia; una cuenta que no está se registra.',
  },
  find: ({ banks }) => banks,
});
