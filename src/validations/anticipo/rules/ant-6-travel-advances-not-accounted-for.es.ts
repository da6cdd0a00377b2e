/** ANT-6: travel advances not accounted for. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { onlyLargest } from '#core/checks/entry-words.es.ts';
import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { title } from '../rule-words.es.ts';
import { unaccountedAdvances } from '../unsettled.ts';

export const ant6 = defineRule<Analysis>({
  code: 'ANT-6',
  proof: 'balance',
  about: 'third_parties',
  name: 'Anticipo de trabajador sin legalizar',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Anticipos sin legalizar',
  severity: 'media',
  legal: ['et_771_2', 'puc_dinamicas'],
  withoutThirdParties: 'part',
  text: {
    title: title('trabajadores', [
      'anticipo de meses anteriores sin legalizar',
      'anticipo de meses anteriores sin legalizar',
    ]),
    message: (fact) =>
      `Al cierre de ${formatPeriod(fact.period)}, ${writeAccount(fact)} conserva anticipos recibidos antes del mes y sin legalizar: ${writeAmounts(fact.thirdParties, 'de')}.${countIn(fact.data, 'silent') === 1 ? ' Los meses anteriores legalizó todo lo que tenía, y este mes no legalizó nada.' : ''}`,
    why: 'El gasto de viaje o de compra ya ocurrió y no está en los resultados, o el empleado tiene dinero que debe devolver. Sin los soportes no hay deducción, y un saldo viejo puede terminar tratado como pago laboral.',
    correction: (fact) =>
      `Exige la relación de gastos con sus facturas y legaliza con el asiento sugerido, en la cuenta de gasto que corresponda. Lo que no se soporte se devuelve o, con autorización escrita, se descuenta de la nómina.${onlyLargest(fact, 'trabajadores')}`,
  },
  find: ({ books }) => ({ facts: unaccountedAdvances(books) }),
});
