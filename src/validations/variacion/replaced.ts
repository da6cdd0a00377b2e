/**
 * Expenses with a stable total and changed third parties: a replaced supplier, or amounts booked under the wrong one.
 */

import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import { spentIn } from '#core/books/month-flow.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, percentOf } from '#core/money/money.ts';
import type { Thresholds } from './compare.ts';
import { average } from './compare.ts';
import { isUnder } from './series.ts';

/** Earlier months compared by third party. */
const REPLACED_MONTHS = 3;

/** VAR-10: accounts of the role not reported otherwise. `months`: before the audited one, latest first. */
export function replacedThirdParties(
  balance: TrialBalance,
  period: Period,
  months: readonly (TrialBalance | null)[],
  roles: Readonly<Record<'porTercero' | 'produccion', AccountRole>>,
  told: ReadonlySet<string>,
  thresholds: Thresholds,
): RuleFact[] {
  const past = months.slice(0, REPLACED_MONTHS).filter((month) => month !== null);
  if (past.length < REPLACED_MONTHS) return [];
  return roles.porTercero.leaves().flatMap((leaf) => {
    const code = balance.leaf(leaf).code;
    const passesOn = isUnder(code, roles.produccion);
    const total = takenBy(balance.leaf(leaf).sum, period, passesOn);
    if (told.has(code) || abs(total) <= thresholds.materiality) return [];
    const now = balance.people([leaf]);
    const before = past.map((month) => {
      const account = month.accountIndex(code);
      return {
        month: month.period ?? period,
        thirdParties: account < 0 ? new Map<string, ThirdParty>() : month.people([account]),
      };
    });
    const thirdParties = now.list.flatMap((thirdParty): FactThirdParty[] => {
      const flows = before.map(({ month, thirdParties: then }) => takenBy(then.get(thirdParty.key), month, passesOn));
      const amount = takenBy(thirdParty, period, passesOn) - average(flows);
      return isLarge(amount, average(flows), thresholds)
        ? [{ thirdParty: thirdParty.entry, amount, rows: thirdParty.rows }]
        : [];
    });
    const moved = thirdParties.reduce((sum, { amount }) => sum + abs(amount), 0n);
    if (thirdParties.length === 0) return [];
    return [
      {
        account: code,
        thirdParties,
        amount: moved,
        data: { total, months: past.length },
        rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
      },
    ];
  });
}

/** Production costs are transferred: only debits count. */
function takenBy(amounts: Amounts | undefined, period: Period, passesOn: boolean): Cents {
  if (amounts === undefined) return 0n;
  return passesOn ? amounts.debit : spentIn(amounts, period);
}

function isLarge(amount: Cents, mean: Cents, { materiality, month }: Thresholds): boolean {
  return abs(amount) > materiality && abs(amount) > percentOf(abs(mean), month);
}
