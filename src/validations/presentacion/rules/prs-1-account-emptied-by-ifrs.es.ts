/** PRS-1: account emptied by IFRS. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writeBalance, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { emptiedByNiif } from '../chart.ts';
import { kind } from '../rule-words.es.ts';

export const prs1 = defineRule<Analysis>({
  code: 'PRS-1',
  proof: 'balance',
  name: 'Cuenta que las NIIF vaciaron',
  stake: 'reference',
  series: { measure: 'balance_or_movement' },
  amountName: 'Saldo o movimiento de la cuenta',
  severity: 'baja',
  mayBePractice: true,
  legal: ['dec_2420_2015', 'ley_1314_2009'],
  text: {
    title: (fact) =>
      amountIn(fact.data, 'moved') > 0n
        ? `${fact.accountName} se movió por ${writePesos(amountIn(fact.data, 'moved'))} y ya no debería usarse`
        : `${fact.accountName} conserva un saldo de ${writeBalance(fact.found ?? fact.amount)}`,
    line: (fact) => `${amountIn(fact.data, 'moved') > 0n ? 'Se movió' : 'Conserva un saldo'} y ya no debería usarse`,
    message: (fact) =>
      `En ${formatPeriod(fact.period)}, ${writeAccount(fact)} ${amountIn(fact.data, 'moved') > 0n ? `registró movimientos por ${writePesos(amountIn(fact.data, 'moved'))} y quedó` : 'está'} en ${writeBalance(fact.found ?? 0n)}. ${kind(fact)}`,
    why: 'El plan de cuentas es anterior a las NIIF y conserva grupos que el marco actual no reconoce. Usarlos muestra activos o patrimonio que no existen para quien lee los estados financieros.',
    correction: () =>
      'Revisa la política de la adopción: traslada el saldo a la cuenta que corresponde en el marco actual (costo del activo, gasto o resultados acumulados). Si usas la cuenta para la revaluación o el otro resultado integral, cambia su nombre y justifica el hallazgo.',
  },
  find: ({ context, isOwn }) => ({ facts: emptiedByNiif(context.balance, context.roles, context.tolerances, !isOwn) }),
});
