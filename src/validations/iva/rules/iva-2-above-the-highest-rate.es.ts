/** IVA-2: above the highest rate. */

import { writeParts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { customers, inMonth, pesosIn, rate } from '../rule-words.es.ts';
import { aboveHighestRate } from '../sales/rates.ts';

export const iva2 = defineRule<Analysis>({
  code: 'IVA-2',
  proof: 'flow',
  about: 'third_parties',
  name: 'Por encima de la tarifa más alta',
  stake: 'at_risk',
  series: { measure: 'credit' },
  amountName: 'Por encima de la tarifa',
  severity: 'alta',
  legal: ['et_468', 'et_447'],
  text: {
    title: (fact) => `IVA generado por encima del ${rate(fact)} de las ventas: ${writePesos(fact.amount)}`,
    message: (fact) =>
      fact.thirdParties.length === 0
        ? `${inMonth(fact)} el IVA generado suma ${writePesos(fact.found ?? 0n)} y las ventas ${pesosIn(fact, 'sold')}: a la tarifa más alta serían ${writePesos(fact.expected ?? 0n)}.`
        : `${inMonth(fact)}, el IVA generado de ${customers(fact)} es mayor que el ${rate(fact)} de lo vendido. Sobran ${writeParts(fact.thirdParties, 'de')}.`,
    why: 'No hay tarifa mayor que el 19 %. Si el IVA supera esa proporción faltan ingresos por registrar, el ingreso quedó con otro tercero, o el impuesto está mal.',
    correction: () =>
      'Compara la facturación electrónica del mes con los ingresos y el IVA. Registra los ingresos que falten; si el ingreso está con otro tercero, trasládalo; si sobra IVA, corrígelo antes de declarar.',
  },
  find: (analysis) => ({ facts: analysis.isResponsible ? aboveHighestRate(analysis) : [] }),
});
