/** ANI-10: municipal tax unpaid. */

import { countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeCount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { unpaidMunicipalTax } from '../municipal-tax.ts';
import { atClose, pesosIn } from '../rule-words.es.ts';
import type { Analysis } from '../rules.ts';

export const ani10 = defineRule<Analysis>({
  code: 'ANI-10',
  proof: 'balance',
  name: 'ICA sin pagar',
  stake: 'at_risk',
  series: { measure: 'payment', missing: 'Falta este pago' },
  columnName: 'Saldo por pagar',
  severity: 'alta',
  legal: ['ley_14_1983'],
  text: {
    title: (fact) => `ICA sin pagar: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} debe ${pesosIn(fact, 'closing')}. ${countIn(fact.data, 'months') > 0 ? `Siempre se ha pagado cada ${writeCount(countIn(fact.data, 'months'), 'mes', 'meses')}, y ${writePesos(fact.amount)} son más viejos que eso.` : `De eso, ${writePesos(fact.amount)} son de años anteriores, y su declaración ya se venció.`}`,
    why: 'El ICA se declara y se paga al municipio en sus plazos. Lo que se queda sin pagar causa intereses de mora y sanción, y en renta solo se deduce lo pagado.',
    correction: () =>
      'Busca la declaración del periodo en el municipio. Si no se ha pagado, preséntala y registra el pago con el asiento sugerido, más los intereses. Si ya se pagó, busca a qué cuenta se cargó y reclasifícalo.',
  },
  find: ({ context }) => unpaidMunicipalTax(context),
});
