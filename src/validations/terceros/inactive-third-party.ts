/** TER-7: third parties with a balance and without movement in any account for a year. Needs every month of it. */

import { PersonNumbers } from '#core/books/person-numbers.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { Reason } from '#core/engine/validation.ts';
import { abs } from '#core/money/money.ts';
import type { ThirdPartyKind } from './parties.ts';
import type { Context, Rule, ThirdPartyFact } from './rules.ts';

type Answer = { facts: ThirdPartyFact[]; notEvaluated: (Reason & { rule: Rule })[] };

export function inactiveThirdPartyFacts(context: Context, kinds: readonly ThirdPartyKind[]): Answer {
  const { balance, period, history, parameters } = context;
  const months = earlierMonths(period, parameters.mesesInactivo - 1);
  const missing = months.filter((month) => !history.at(month)).map(periodKey);
  if (missing.length > 0) {
    const data = { months: parameters.mesesInactivo, missing };
    return { facts: [], notEvaluated: [{ rule: 'TER-7', reason: 'falta_historia', data }] };
  }
  const numbers = new PersonNumbers();
  const people = numbers.of(balance);
  const idle = idlePeople(balance, people, numbers.count, kinds);
  for (const month of months) {
    const earlier = history.at(month)!;
    if (!idle.includes(1)) break;
    markMoving(earlier, numbers.of(earlier), idle);
  }
  return { facts: balancesOf(context, people, idle), notEvaluated: [] };
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
function idlePeople(balance: TrialBalance, people: Uint32Array, count: number, kinds: readonly ThirdPartyKind[]) {
  const idle = new Uint8Array(count);
  people.forEach((person, entry) => {
    if (kinds[entry] === 'someone') idle[person] = 1;
  });
  markMoving(balance, people, idle);
  return idle;
}

/** Only third parties still idle are inspected: few after a month or two. */
function markMoving(balance: TrialBalance, people: Uint32Array, idle: Uint8Array): void {
  const { personOfEntry } = balance.parties;
  const only = new Uint8Array(people.length);
  for (let entry = 0; entry < only.length; entry++) only[entry] = idle[people[entry]!] ?? 0;
  const moving = balance.people(balance.leaves(), { only }).moving();
  for (let entry = 0; entry < only.length; entry++)
    if (only[entry] === 1 && moving[personOfEntry[entry]!] === 1) idle[people[entry]!] = 0;
}

function balancesOf(
  { balance, roles, tolerances, parameters }: Context,
  people: Uint32Array,
  idle: Uint8Array,
): ThirdPartyFact[] {
  const only = new Uint8Array(people.length);
  for (let entry = 0; entry < only.length; entry++) only[entry] = idle[people[entry]!]!;
  return roles.cartera.leaves().flatMap((leaf): ThirdPartyFact[] => {
    const found = balance.people([leaf], {
      only,
      rows: (row) => abs(balance.rows.closing(row)) > tolerances.noise,
    });
    if (found.size === 0) return [];
    return [
      {
        rule: 'TER-7',
        account: balance.leaf(leaf).code,
        people: found.list.map(({ thirdParty, closing, rows }) => ({ thirdParty, amount: closing, rows })),
        amount: found.list.reduce((sum, { closing }) => sum + abs(closing), 0n),
        data: { months: parameters.mesesInactivo },
        rows: found.rows,
      },
    ];
  });
}
