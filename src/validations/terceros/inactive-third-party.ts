/** TER-7: third parties with a balance and without movement in any account for a year. Needs every month of it. */

import { ThirdPartyNumbering } from '#core/books/third-party-numbering.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import { abs } from '#core/money/money.ts';
import type { Context } from './rules.ts';
import type { ThirdPartyKind } from './third-parties.ts';

export function inactiveThirdPartyFacts(context: Context, kinds: readonly ThirdPartyKind[]): Found {
  const { balance, period, history, parameters } = context;
  const months = earlierMonths(period, parameters.mesesInactivo - 1);
  const missing = months.filter((month) => !history.at(month)).map(periodKey);
  if (missing.length > 0) {
    const data = { months: parameters.mesesInactivo, missing };
    return { facts: [], notEvaluated: [{ reason: 'falta_historia', data }] };
  }
  const numbers = new ThirdPartyNumbering();
  const thirdParties = numbers.of(balance);
  const idle = idleThirdParties(balance, thirdParties, numbers.count, kinds);
  for (const month of months) {
    const earlier = history.at(month)!;
    if (!idle.includes(1)) break;
    markMoving(earlier, numbers.of(earlier), idle);
  }
  return { facts: balancesOf(context, thirdParties, idle), notEvaluated: [] };
}

/** Earlier months, nearest first; month 13 counts as December. */
function earlierMonths(period: Period, count: number): Period[] {
  const months: Period[] = [];
  let month = period.month === 13 ? { year: period.year, month: 12 } : period;
  for (let index = 0; index < count; index++) {
    month = previousMonth(month);
    months.push(month);
  }
  return months;
}

/** One flag per third party of the balance: set while no movement was found. */
function idleThirdParties(
  balance: TrialBalance,
  thirdParties: Uint32Array,
  count: number,
  kinds: readonly ThirdPartyKind[],
) {
  const idle = new Uint8Array(count);
  thirdParties.forEach((thirdParty, entry) => {
    if (kinds[entry] === 'someone') idle[thirdParty] = 1;
  });
  markMoving(balance, thirdParties, idle);
  return idle;
}

/** Only third parties still idle are inspected: few after a month or two. */
function markMoving(balance: TrialBalance, thirdParties: Uint32Array, idle: Uint8Array): void {
  const { numberOfEntry: thirdPartyOfEntry } = balance.thirdParties;
  const only = new Uint8Array(thirdParties.length);
  for (let entry = 0; entry < only.length; entry++) only[entry] = idle[thirdParties[entry]!] ?? 0;
  const moving = balance.people(balance.leaves(), { only }).moving();
  for (let entry = 0; entry < only.length; entry++)
    if (only[entry] === 1 && moving[thirdPartyOfEntry[entry]!] === 1) idle[thirdParties[entry]!] = 0;
}

function balancesOf(
  { balance, roles, tolerances, parameters }: Context,
  thirdParties: Uint32Array,
  idle: Uint8Array,
): RuleFact[] {
  const only = new Uint8Array(thirdParties.length);
  for (let entry = 0; entry < only.length; entry++) only[entry] = idle[thirdParties[entry]!]!;
  return roles.cartera.leaves().flatMap((leaf): RuleFact[] => {
    const found = balance.people([leaf], {
      only,
      rows: (row) => abs(balance.rows.closing(row)) > tolerances.noise,
    });
    if (found.size === 0) return [];
    return [
      {
        account: balance.leaf(leaf).code,
        thirdParties: found.list.map(({ entry: thirdParty, closing, rows }) => ({ thirdParty, amount: closing, rows })),
        amount: found.list.reduce((sum, { closing }) => sum + abs(closing), 0n),
        data: { months: parameters.mesesInactivo },
        rows: found.rows,
      },
    ];
  });
}
