/** PUE-4: zero in total only. */

import { MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Clearing } from '../clearing.ts';
import { offsetFact } from '../clearing.ts';

export const pue4 = defineRule<Clearing>({
  code: 'PUE-4',
  proof: 'balance',
  about: 'third_parties',
  name: 'En cero por compensación de terceros',
  stake: 'to_explain',
  series: null,
  amountName: 'Saldos débito que otros compensan',
  columnName: 'Saldo final',
  severity: 'media',
  mayBePractice: true,
  legal: ['et_774', 'et_631'],
  withoutThirdParties: 'nothing',
  text: {
    title: (fact) => `${fact.accountName} está en cero, pero ${formatCount(fact.thirdParties.length)} terceros no`,
    message: (fact) =>
      `${writeAccount(fact)} suma cero, pero ${formatCount(fact.thirdParties.length)} terceros tienen saldos que se compensan por ${writePesos(fact.amount)}: ${writeAmounts(fact.thirdParties, 'de')}.`,
    why: 'El registro entró con un tercero y salió con otro. La cuenta cuadra y la información por tercero no: alguien sigue debiendo y a alguien se le sigue debiendo.',
    correction: (fact) =>
      fact.thirdParties.length > MOST_IN_ENTRY
        ? 'Haz un asiento entre terceros de la misma cuenta, que sume cero, con cada entrada y su salida.'
        : 'Cruza los terceros con el asiento sugerido, que suma cero en la misma cuenta, después de confirmar que cada entrada corresponde a su salida.',
  },
  find: (clearing) => ({ facts: clearing.left('zero').map((one) => offsetFact(one, clearing.books)) }),
});
