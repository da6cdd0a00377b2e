/** IVA-16: consumption tax unpaid. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { unpaidConsumptionTax } from '../consumption/consumption-tax.ts';
import { pesosIn } from '../rule-words.es.ts';

export const iva16 = defineRule<Analysis>({
  code: 'IVA-16',
  proof: 'balance',
  name: 'Impuesto al consumo sin pagar',
  stake: 'at_risk',
  series: { measure: 'payment', missing: 'Falta este pago' },
  severity: 'alta',
  legal: ['et_512_1', 'penal_402'],
  text: {
    title: (fact) => `Impuesto al consumo sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `El bimestre que empezó en ${formatPeriod(parsePeriod(wordIn(fact.data, 'first'))!)} encontró ${pesosIn(fact, 'owed')} por pagar en ${writeAccount(fact)}. Quedan ${writePesos(fact.amount)} que no son de este bimestre.`,
    why: 'El impuesto al consumo se declara cada dos meses y se paga el mes siguiente. Después corren intereses de mora, y no pagar lo que se cobró al cliente es delito como en el IVA.',
    correction: () =>
      'Presenta y paga el formulario 310 que falta, con intereses, y registra el pago con el asiento sugerido. Si ya se pagó, busca a qué cuenta se cargó el egreso y reclasifícalo.',
  },
  find: ({ context }) => unpaidConsumptionTax(context),
});
