/** TER-7: third parties with a balance who moved in no account for a year. Needs every month of it. */

import { PersonNumbers } from '#core/books/person-numbers.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { FactPeople } from '#core/engine/fact-people.ts';
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

/** The months before, nearest first; month 13 stands for its December. */
function earlierMonths(period: Period, count: number): Period[] {
  const months: Period[] = [];
  let month = period.month === 13 ? { year: period.year, month: 12 } : period;
  for (let index = 0; index < count; index++) {
    month = previousMonth(month);
    months.push(month);
  }
  return months;
}

/** One flag a person of the balance: set while no movement has been seen. */
function idlePeople(balance: TrialBalance, people: Uint32Array, count: number, kinds: readonly ThirdPartyKind[]) {
  const idle = new Uint8Array(count);
  people.forEach((person, entry) => {
    if (kinds[entry] === 'someone') idle[person] = 1;
  });
  markMoving(balance, people, idle);
  return idle;
}

function markMoving(balance: TrialBalance, people: Uint32Array, idle: Uint8Array): void {
  const { thirdParty, debit, credit } = balance.data.rows;
  for (let row = 0; row < thirdParty.length; row++) {
    const person = people[thirdParty[row]!]!;
    if (idle[person] === 1 && (debit[row] !== 0n || credit[row] !== 0n)) idle[person] = 0;
  }
}

function balancesOf(
  { balance, roles, tolerances, parameters }: Context,
  people: Uint32Array,
  idle: Uint8Array,
): ThirdPartyFact[] {
  const { thirdParty, closing } = balance.data.rows;
  return roles.cartera.leaves().flatMap((account): ThirdPartyFact[] => {
    const found = new FactPeople(balance);
    const { from, to } = balance.rowsOf(account);
    for (let row = from; row < to; row++) {
      if (idle[people[thirdParty[row]!]!] === 1 && abs(closing[row]!) > tolerances.noise) found.add(row, closing[row]!);
    }
    if (found.count === 0) return [];
    return [
      {
        rule: 'TER-7',
        account: balance.data.accounts.codes[account]!,
        people: found.list(),
        amount: found.list().reduce((sum, { amount }) => sum + abs(amount), 0n),
        data: { months: parameters.mesesInactivo },
        rows: found.rows(),
      },
    ];
  });
}
