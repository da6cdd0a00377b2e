/** PAR-11: deductions not handed over. */

import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Contributions } from '../analysis.ts';
import { withheldFacts } from '../deductions.ts';
import { atClose } from '../rule-words.es.ts';

export const par11 = defineRule<Contributions>({
  code: 'PAR-11',
  proof: 'balance',
  about: 'third_parties',
  name: 'Descuentos de nómina sin girar',
  stake: 'at_risk',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['cst_149', 'puc_dinamicas'],
  text: {
    title: (fact) => `Descuentos de nómina sin girar en ${fact.accountName}: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${atClose(fact)}, ${writeAccount(fact)} todavía tiene ${writePesos(fact.amount)} que se descontaron antes de este mes${fact.thirdParties.length === 0 ? '' : `: ${writeAmounts(fact.thirdParties, 'de')}`}.`,
    why: 'Libranzas, embargos y cuotas se le descuentan al trabajador para entregarlos a otro. Retenerlos le causa mora a él y hace responder a la empresa: por un embargo, ante el juez.',
    correction: () =>
      'Busca el giro en el banco. Si se hizo, trasládalo a esta cuenta y a su tercero. Si no, gira ya: el asiento es el del pago. Si el descuento no debía hacerse, devuélvelo al empleado.',
  },
  find: ({ context }) => ({ facts: withheldFacts(context) }),
});
