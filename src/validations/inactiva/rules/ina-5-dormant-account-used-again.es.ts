/** INA-5: dormant account used again. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts, writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { FactView } from '#core/engine/validation-text.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { wokenFacts } from '../idle.ts';
import { wokenThirdParties } from '../woken-third-parties.ts';

/** `débitos por $ 5.000 y créditos por $ 3.000`, without those of zero. */
const movements = ({ data }: FactView): string =>
  writeList(
    (['debit', 'credit'] as const)
      .filter((side) => amountIn(data, side) !== 0n)
      .map((side) => `${side === 'debit' ? 'débitos' : 'créditos'} por ${writePesos(amountIn(data, side))}`),
  );

export const ina5 = defineRule<Analysis>({
  code: 'INA-5',
  proof: 'flow',
  about: 'third_parties',
  name: 'Cuenta dormida que volvió a usarse',
  stake: 'to_explain',
  series: { measure: 'movement' },
  amountName: 'Lo que volvió a moverse',
  severity: 'media',
  legal: ['nia_520', 'et_774'],
  text: {
    title: (fact) =>
      'who' in fact.data
        ? `${fact.accountName}: un saldo quieto por ${countIn(fact.data, 'months')} meses volvió a moverse: ${writePesos(fact.amount)}`
        : `${fact.accountName} volvió a usarse después de ${countIn(fact.data, 'months')} meses: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${'who' in fact.data ? `En ${writeAccount(fact)}, el saldo de ${fact.thirdParties.length === 1 ? 'un tercero' : 'varios terceros'}` : writeAccount(fact)} no tuvo movimiento en ${countIn(fact.data, 'months')} meses y en ${formatPeriod(fact.period)} registró ${movements(fact)}.${fact.thirdParties.length === 0 ? '' : ` Son ${writeAmounts(fact.thirdParties, 'de')}.`}`,
    why: 'Una cuenta dormida que revive merece una mirada: puede ser la cancelación de un saldo viejo, una cuenta escogida por error, o un registro que alguien no quería que se viera.',
    correction: () =>
      'Revisa el comprobante, quién lo elaboró y su soporte. Si la cuenta está mal escogida, trasládalo; si cancela un saldo viejo, conserva la conciliación que lo respalda.',
  },
  find: ({ woken, missing, wait }) => {
    if (woken === null)
      return { facts: [], notEvaluated: [{ reason: 'missingMonths', data: { months: missing, wait: wait + 1 } }] };
    const accounts = wokenFacts(woken);
    const told = new Set(accounts.flatMap(({ account }) => account ?? []));
    return { facts: [...accounts, ...wokenThirdParties(woken, told)] };
  },
});
