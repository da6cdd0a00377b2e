/** OBL-10: interest in the cost of an asset. */

import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { buildingLeaves, type LoanMonth } from './loans.ts';
import type { Context } from './roles.ts';

/** IFRS for SMEs 25.2 (group 2) makes all borrowing costs an expense; full IFRS (group 1) capitalises them. */
export function capitalisedFacts({ balance, roles, profile, tolerances }: Context, { loans }: LoanMonth): RuleFact[] {
  if (profile.grupoNiif !== 2) return [];
  const expense = ownAccount(balance, roles.intereses.prefixes);
  const charged = [...loans.values()].filter(({ capitalised }) => capitalised > tolerances.noise);
  return charged.flatMap(({ key, thirdParty, capitalised }): RuleFact[] => {
    const parts = buildingLeaves(balance, roles).flatMap((leaf) => {
      const part = balance.people([leaf]).get(key);
      return part && part.debit > 0n ? [{ account: balance.leaf(leaf).code, part }] : [];
    });
    const rows = parts.flatMap(({ part }) => part.rows);
    return [
      {
        account: parts[0]?.account ?? null,
        subject: key,
        thirdParties: [{ thirdParty, amount: capitalised, rows }],
        amount: capitalised,
        entry: parts.flatMap(({ account, part }) => entryBetween(expense, account, part.debit, thirdParty)),
        rows,
      },
    ];
  });
}
