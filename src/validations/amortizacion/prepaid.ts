/** V4-b, c and d: prepaid expenses and deferred charges that nobody consumes, are consumed beyond what was paid, or at another pace than their contract. */

import { rowsOfLeaves } from '#core/books/month-flow.ts';
import type { PersonAmounts, TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { abs, type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import { isDeferredTaxName } from './amortisation-names.es.ts';
import type { AmortisationFact, Context, NotEvaluated } from './roles.ts';

export interface PrepaidAnswer {
  facts: AmortisationFact[];
  notEvaluated: NotEvaluated[];
}

export function prepaidLeaves({ balance, roles }: Context): number[] {
  return [...roles.pagadosPorAnticipado.leaves(), ...roles.diferidos.leaves()].filter(
    (leaf) => !isDeferredTaxName(balance.data.accounts.names[leaf]!),
  );
}

/** V4-b: a balance that was there two months ago, with no credit since. */
export function idleFacts(context: Context): PrepaidAnswer {
  const { balance, period, history, parameters, tolerances } = context;
  const leaves = prepaidLeaves(context).filter(
    (leaf) => balance.sum({ from: leaf, to: leaf + 1 }).closing > tolerances.noise,
  );
  if (leaves.length === 0) return { facts: [], notEvaluated: [] };
  const months = monthsBack(period, parameters.mesesSinConsumo - 1);
  const missing = months.find((month) => !history.at(month));
  if (missing) return { facts: [], notEvaluated: [{ rule: 'AMO-3', ...lacking(missing) }] };
  const earlier = months.map((month) => history.at(month)!);
  const facts = leaves.flatMap((leaf): AmortisationFact[] => {
    const code = balance.data.accounts.codes[leaf]!;
    const before = earlier.map((other) => new Map(other.byPerson(code).map((person) => [person.key, person])));
    const idle = balance.byPerson({ from: leaf, to: leaf + 1 }).filter((person) => {
      const past = before.map((people) => people.get(person.key));
      const first = past.at(-1) ?? person;
      return (
        person.closing > tolerances.noise &&
        first.opening > tolerances.noise &&
        [person, ...past].every((one) => one !== undefined && one.credit === 0n)
      );
    });
    return idle.length === 0 ? [] : [idleFact(context, code, idle)];
  });
  return { facts, notEvaluated: [] };
}

function idleFact({ parameters }: Context, account: string, idle: readonly PersonAmounts[]): AmortisationFact {
  return {
    rule: 'AMO-3',
    account,
    people: idle.map(({ thirdParty, closing, rows }) => ({ thirdParty, amount: closing, rows })),
    amount: idle.reduce((sum, { closing }) => sum + closing, 0n),
    data: { months: parameters.mesesSinConsumo },
    rows: idle.flatMap(({ rows }) => rows),
  };
}

/** V4-c: more was consumed than had been paid. */
export function overConsumedFacts(context: Context): AmortisationFact[] {
  const { balance, tolerances, roles } = context;
  return prepaidLeaves(context).flatMap((leaf): AmortisationFact[] => {
    const people = balance
      .byPerson({ from: leaf, to: leaf + 1 })
      .filter(({ closing }) => closing < -tolerances.noise)
      .map(({ thirdParty, closing, rows }) => ({ thirdParty, amount: -closing, rows }));
    if (people.length === 0) return [];
    const amount = people.reduce((sum, each) => sum + each.amount, 0n);
    const account = balance.data.accounts.codes[leaf]!;
    return [
      {
        rule: 'AMO-4',
        severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
        account,
        people,
        amount,
        expected: 0n,
        found: -amount,
        entry: entryBetween(account, ownAccount(balance, roles.gasto.prefixes), amount),
        rows: people.flatMap(({ rows }) => rows),
      },
    ];
  });
}

/** V4-d: against the months of the contract, which only the company knows. */
export function contractFacts(context: Context): PrepaidAnswer {
  const { balance, parameters, roles } = context;
  const contracts = new Map(parameters.contratos);
  const facts: AmortisationFact[] = [];
  const notEvaluated: NotEvaluated[] = [];
  const { codes } = balance.data.accounts;
  const live = roles.pagadosPorAnticipado.leaves().filter((leaf) => {
    const { opening, debit } = balance.sum({ from: leaf, to: leaf + 1 });
    return opening > 0n || debit > 0n;
  });
  for (const leaf of live) {
    const code = codes[leaf]!;
    const months = Number(longestMatch(contracts, code));
    if (!(months > 0)) continue;
    const start = startOf(context, code, months);
    if (start === null) notEvaluated.push({ rule: 'AMO-5', reason: 'withoutStart', data: { account: code } });
    else facts.push(...paceFact(context, leaf, months, start));
  }
  if (live.some((leaf) => longestMatch(contracts, codes[leaf]!) === null))
    notEvaluated.push({ rule: 'AMO-5', reason: 'withoutContracts' });
  return { facts, notEvaluated };
}

interface Start {
  period: Period;
  /** What there was to consume once it was paid. */
  paid: Cents;
}

/** The last month in which the account was debited, within the months of its contract. */
function startOf({ balance, period, history }: Context, code: string, months: number): Start | null {
  let month = period;
  let books: TrialBalance | null = balance;
  for (let step = 0; step < months && books !== null; step++) {
    const { opening, debit } = books.sum(code);
    if (debit > 0n) return { period: month, paid: opening + debit };
    month = previousMonth(month);
    books = history.at(month);
  }
  return null;
}

function paceFact(
  { balance, period, parameters, tolerances }: Context,
  leaf: number,
  months: number,
  start: Start,
): AmortisationFact[] {
  const { credit, closing } = balance.sum({ from: leaf, to: leaf + 1 });
  const expected = roundToPesos(start.paid / BigInt(months));
  const isFirst = periodKey(start.period) === periodKey(period);
  const tolerance = max(tolerances.noise, percentOf(expected, parameters.tolerancia));
  // The first month may be consumed from the next on; the last one takes what is left.
  if (abs(credit - expected) <= tolerance || (isFirst && credit === 0n) || closing === 0n) return [];
  return [
    {
      rule: 'AMO-5',
      account: balance.data.accounts.codes[leaf]!,
      amount: abs(credit - expected),
      expected,
      found: credit,
      data: { paid: start.paid, months },
      formula: [
        { label: 'consumed', amount: credit, kind: 'term' },
        { label: 'pace', amount: -expected, kind: 'term' },
        { label: 'difference', amount: credit - expected, kind: 'total' },
      ],
      rows: rowsOfLeaves(balance, [leaf]),
    },
  ];
}

function monthsBack(period: Period, count: number): Period[] {
  const months: Period[] = [];
  for (let month = period; months.length < count; ) {
    month = previousMonth(month);
    months.push(month);
  }
  return months;
}

function lacking(period: Period): { reason: string; data: { missing: string } } {
  return { reason: 'withoutHistory', data: { missing: periodKey(period) } };
}
