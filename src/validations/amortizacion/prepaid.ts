/**
 * V4-b, c and d: prepaid expenses and deferred charges that are not consumed, consumed beyond their payment, or at a
 * pace other than their contract's.
 */

import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import type { Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import { longestMatch } from '#core/reference/chart/prefix-index.ts';
import { isDeferredTaxName } from './amortisation-names.es.ts';
import type { Context } from './roles.ts';

export interface PrepaidAnswer {
  facts: RuleFact[];
  notEvaluated: Reason[];
}

export function prepaidLeaves({ balance, roles }: Context): number[] {
  return [...roles.pagadosPorAnticipado.leaves(), ...roles.diferidos.leaves()].filter(
    (leaf) => !isDeferredTaxName(balance.leaf(leaf).name),
  );
}

/** V4-b: a balance that existed two months ago, without credits since. */
export function idleFacts(context: Context): PrepaidAnswer {
  const { balance, period, history, parameters, tolerances } = context;
  const leaves = prepaidLeaves(context).filter((leaf) => balance.leaf(leaf).sum.closing > tolerances.noise);
  if (leaves.length === 0) return { facts: [], notEvaluated: [] };
  const months = monthsBack(period, parameters.mesesSinConsumo - 1);
  const missing = months.find((month) => !history.at(month));
  if (missing) return { facts: [], notEvaluated: [{ ...lacking(missing) }] };
  const earlier = months.map((month) => history.at(month)!);
  const facts = leaves.flatMap((leaf): RuleFact[] => {
    const code = balance.leaf(leaf).code;
    const before = earlier.map((other) => other.people(other.leaves(code), { withNone: true }));
    const idle = balance.leaf(leaf).people.filter((thirdParty) => {
      const past = before.map((thirdParties) => thirdParties.get(thirdParty.key));
      const first = past.at(-1) ?? thirdParty;
      return (
        thirdParty.closing > tolerances.noise &&
        first.opening > tolerances.noise &&
        [thirdParty, ...past].every((one) => one !== undefined && one.credit === 0n)
      );
    });
    return idle.length === 0 ? [] : [idleFact(context, code, idle)];
  });
  return { facts, notEvaluated: [] };
}

function idleFact({ parameters }: Context, account: string, idle: readonly ThirdParty[]): RuleFact {
  return {
    account,
    proof: 'balance',
    series: { measure: 'balance' },
    thirdParties: idle.map(({ entry: thirdParty, closing, rows }) => ({ thirdParty, amount: closing, rows })),
    amount: idle.reduce((sum, { closing }) => sum + closing, 0n),
    data: { months: parameters.mesesSinConsumo },
    rows: idle.flatMap(({ rows }) => rows),
  };
}

/** V4-c: consumed beyond the payment. */
export function overConsumedFacts(context: Context): RuleFact[] {
  const { balance, tolerances, roles } = context;
  return prepaidLeaves(context).flatMap((leaf): RuleFact[] => {
    const thirdParties = balance
      .leaf(leaf)
      .people.filter(({ closing }) => closing < -tolerances.noise)
      .map(({ entry: thirdParty, closing, rows }) => ({ thirdParty, amount: -closing, rows }));
    if (thirdParties.length === 0) return [];
    const amount = thirdParties.reduce((sum, each) => sum + each.amount, 0n);
    const account = balance.leaf(leaf).code;
    return [
      {
        severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
        account,
        thirdParties,
        amount,
        expected: 0n,
        found: -amount,
        entry: entryBetween(account, ownAccount(balance, roles.gasto.prefixes), amount),
        rows: thirdParties.flatMap(({ rows }) => rows),
      },
    ];
  });
}

/** V4-d: against the duration of the contract, from the company's parameters. */
export function contractFacts(context: Context): PrepaidAnswer {
  const { balance, parameters, roles } = context;
  const contracts = new Map(parameters.contratos);
  const facts: RuleFact[] = [];
  const notEvaluated: Reason[] = [];
  const live = roles.pagadosPorAnticipado.leaves().filter((leaf) => {
    const { opening, debit } = balance.leaf(leaf).sum;
    return opening > 0n || debit > 0n;
  });
  for (const leaf of live) {
    const code = balance.leaf(leaf).code;
    const months = Number(longestMatch(contracts, code));
    if (!(months > 0)) continue;
    const start = startOf(context, code, months);
    if (start === null) notEvaluated.push({ reason: 'withoutStart', data: { account: code } });
    else facts.push(...paceFact(context, leaf, months, start));
  }
  if (live.some((leaf) => longestMatch(contracts, balance.leaf(leaf).code) === null))
    notEvaluated.push({ reason: 'withoutContracts' });
  return { facts, notEvaluated };
}

interface Start {
  period: Period;
  /** Amount available for consumption after payment. */
  paid: Cents;
}

/** The last month with a debit of the account, within the duration of its contract. */
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
): RuleFact[] {
  const { credit, closing } = balance.leaf(leaf).sum;
  const expected = roundToPesos(start.paid / BigInt(months));
  const isFirst = periodKey(start.period) === periodKey(period);
  const tolerance = max(tolerances.noise, percentOf(expected, parameters.tolerancia));
  // Consumption may start the month after payment; the last month takes the remainder.
  if (abs(credit - expected) <= tolerance || (isFirst && credit === 0n) || closing === 0n) return [];
  return [
    {
      account: balance.leaf(leaf).code,
      amount: abs(credit - expected),
      expected,
      found: credit,
      data: { paid: start.paid, months },
      formula: [
        { label: 'consumed', amount: credit, kind: 'term' },
        { label: 'pace', amount: -expected, kind: 'term' },
        { label: 'difference', amount: credit - expected, kind: 'total' },
      ],
      rows: balance.rowsOf([leaf]),
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
