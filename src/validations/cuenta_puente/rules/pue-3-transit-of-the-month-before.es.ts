/** PUE-3: transit of the month before. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Clearing } from '../clearing.ts';
import { transitFacts } from '../clearing.ts';
import { who } from '../rule-words.es.ts';

export const pue3 = defineRule<Clearing>({
  code: 'PUE-3',
  proof: 'balance',
  name: 'Dinero en tránsito que no llegó',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'En tránsito desde el mes anterior',
  columnName: 'Saldo final',
  severity: 'media',
  legal: ['et_774', 'puc_dinamicas'],
  text: {
    title: (fact) => `${fact.accountName}: ${writePesos(fact.amount)} siguen en tránsito desde el mes anterior`,
    line: () => 'Sigue en tránsito desde el mes anterior',
    message: (fact) =>
      `${writeAccount(fact)} empezó ${formatPeriod(fact.period)} con dinero en tránsito y ${writePesos(fact.amount)} no llegaron a su destino en el mes. El saldo final es de ${writePesos(amountIn(fact.data, 'closing'))}.${who(fact)}`,
    why: 'Una remesa o una consignación en tránsito llega en días. Si pasa de un mes, no se registró su llegada, se registró dos veces el envío, o el dinero no llegó.',
    correction: () =>
      'Concilia con el extracto: registra la llegada al banco, o reversa el envío repetido. Si el dinero no aparece en el extracto, averigua quién lo tenía.',
  },
  find: ({ books, transit }) => ({ facts: transit.flatMap((leaf) => transitFacts(leaf, books)) }),
});
