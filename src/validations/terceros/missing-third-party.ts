/** TER-1: balances and movements without a required third party, in part of an account or all of it. */

import type { RuleFact } from '#core/engine/rule.ts';
import { type Context, severityIn } from './rules.ts';
import type { Holding } from './third-parties.ts';
import { stakeOf } from './third-parties.ts';

export function missingThirdPartyFacts(context: Context, noted: ReadonlyMap<number, readonly Holding[]>): RuleFact[] {
  const { balance, roles } = context;
  return [...noted].flatMap(([index, holdings]): RuleFact[] => {
    const account = balance.leaf(index).code;
    const missing = holdings.find(({ kind }) => kind === 'missing')?.thirdParty;
    const severity = severityIn(account, context);
    if (!missing || severity === null) return [];
    const amount = stakeOf(missing, context);
    if (amount === 0n) return [];
    const hasOthers = balance.leaf(index).hasThirdParties;
    // An account without any third parties is reported only where the law requires them: other charts and packages have
    // many.
    if (!hasOthers && !roles.exigido.has(account) && !roles.esperado.has(account)) return [];
    return [
      {
        severity,
        account,
        thirdParties: [{ thirdParty: missing.entry, amount, rows: missing.rows }],
        amount,
        data: {
          how: hasOthers ? 'algunos' : 'ninguno',
          closing: missing.closing,
          debit: missing.debit,
          credit: missing.credit,
        },
        rows: missing.rows,
      },
    ];
  });
}
