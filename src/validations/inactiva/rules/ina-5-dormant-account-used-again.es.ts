/** INA-5: dormant account used again. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, countIn } from '#core/engine/fact-data.ts';
import { writeAccount, writeAmounts } from '#core/engine/fact-words.es.ts';
import { jointRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';

export const ina5 = jointRule({
  code: 'INA-5',
  proof: 'flow',
  about: 'third_parties',
  name: 'Cuenta dormida que volvió a usarse',
  stake: 'to_explain',
  amountName: 'Lo que volvió a moverse',
  severity: 'media',
  legal: ['nia_520', 'et_774'],
  text: {
    title: (fact) =>
      'who' in fact.data
        ? `${fact.accountName}: un saldo quieto por ${countIn(fact.data, 'months')} meses volvió a moverse: ${writePesos(fact.amount)}`
        : `${fact.accountName} volvió a usarse después de ${countIn(fact.data, 'months')} meses: ${writePesos(fact.amount)}`,
    message: (fact) =>
      `${'who' in fact.data ? `En ${writeAccount(fact)}, el saldo de estos terceros` : writeAccount(fact)} no tuvo movimiento en ${countIn(fact.data, 'months')} meses y en ${formatPeriod(fact.period)} registró débitos por ${writePesos(amountIn(fact.data, 'debit'))} y créditos por ${writePesos(amountIn(fact.data, 'credit'))}.${fact.thirdParties.length === 0 ? '' : ` Son ${writeAmounts(fact.thirdParties, 'de')}.`}`,
    why: 'Una cuenta dormida que revive merece una mirada: puede ser la cancelación de un saldo viejo, una cuenta escogida por error, o un registro que alguien no quería que se viera.',
    correction: () =>
      'Revisa el comprobante, quién lo elaboró y su soporte. Si la cuenta está mal escogida, trasládalo; si cancela un saldo viejo, conserva la conciliación que lo respalda.',
  },
});
