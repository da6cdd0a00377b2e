/** Unusual bookings of third parties in the month: an unusual account, or an unusual amount. */

import type { AccountRole } from '#core/books/account-role.ts';
import { earnedIn, isClosedIn, spentIn, sumOver } from '#core/books/month-flow.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { entryBetween, MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { abs, type Cents, max, min } from '#core/money/money.ts';
import { genericThirdParty, isKnownAs } from '#core/reference/people/special-nits.ts';
import { type Deviation, type Habit, habitsOf, possiblyUnusual, usualAccount, usualAmount } from './habits.ts';

export interface Books {
  balance: TrialBalance;
  period: Period;
  past: readonly TrialBalance[];
  expenses: AccountRole;
  income: AccountRole;
  /** Cost of sales among the expenses. */
  costs: AccountRole;
  /** Costs of production, debited as they are bought and passed on. */
  production: AccountRole;
  assets: AccountRole;
  /** Where what is bought goes: expenses, costs, stock and what is paid in advance. */
  destinations: AccountRole;
  suppliers: AccountRole;
  /** Minimum standard deviations, and minimum percentage of the usual amount, of an unusual one. */
  deviations: number;
  percent: number;
  tolerances: Tolerances;
}

export interface Oddity {
  leaf: number;
  thirdParty: FactThirdParty;
  severity: Severity;
  /** Usual account, or usual amount. */
  usual: string | Cents;
}

/** The mean holds the deviation of a steady amount so many times. */
const STEADY = 5;
/** Of the usual amount: a repeated invoice doubles it, a busy month does not. */
const FAR_PERCENT = 150n;

/** Bookings of the month that no habit explains. */
export interface Oddities {
  misplaced: readonly Oddity[];
  outsized: readonly Oddity[];
}

/** Of both kinds, as the history of a third party is read once. */
export function odditiesOf(books: Books): Oddities {
  const { balance, past, expenses, tolerances } = books;
  const now = balance.people(expenses.leaves());
  const possible = possiblyUnusual({ balance, past, role: expenses }, now, tolerances);
  const keys = new Set([...possible].filter((key) => hasHabits(balance, now.get(key))));
  const habits = habitsOf(past, expenses, keys, tolerances.noise);
  const suppliersOnly = suppliersOnlyOf(books, keys);
  const misplaced: Oddity[] = [];
  const outsized: Oddity[] = [];
  for (const [key, habit] of habits) {
    const { entry: thirdParty, parts } = now.get(key)!;
    for (const part of parts) {
      misplaced.push(...misplacedIn(part, thirdParty, habit, books));
      outsized.push(...outsizedIn(part, thirdParty, habit, books, suppliersOnly));
    }
  }
  return { misplaced: [...misplaced, ...capitalised(books)], outsized };
}

/** Of the usual amount, percent: what is bought for years is more than a bill. */
const LEAST_OF_USUAL = 50n;
const MOST_OF_USUAL = 150n;
/** Parts of materiality from which it is no small tool. */
const PART_OF_MATERIALITY = 10n;

/**
 * A service that went to a fixed asset: in the month its supplier has a purchase of assets, about what it always bills, and
 * nothing in the expense account, or in the production cost, in which it was in six months or more.
 */
function capitalised({ balance, past, assets, expenses, tolerances }: Books): Oddity[] {
  const bought = balance
    .people(assets.leaves())
    .list.filter((one) => one.debit > tolerances.noise && one.credit === 0n && hasHabits(balance, one));
  if (bought.length === 0) return [];
  const only = new Set(bought.map(({ key }) => key));
  const now = balance.people(expenses.leaves(), { only });
  const habits = habitsOf(past, expenses, only, tolerances.noise, 'debited');
  return bought.flatMap(({ key, entry: thirdParty, parts }): Oddity[] => {
    const habit = habits.get(key);
    const usual = habit && usualAccount(habit);
    if (!habit || !usual || (now.get(key)?.debit ?? 0n) > tolerances.noise) return [];
    const amounts = habit.accounts.get(usual)!;
    const least = min(amounts[0]!, ...amounts);
    const most = max(amounts[0]!, ...amounts);
    return parts
      .filter(({ debit }) => debit * 100n >= least * LEAST_OF_USUAL && debit * 100n <= most * MOST_OF_USUAL)
      .map(({ leaf, debit: amount, rows }) => ({
        leaf,
        thirdParty: { thirdParty, amount, rows },
        severity: amount * PART_OF_MATERIALITY >= tolerances.materiality ? ('media' as const) : ('baja' as const),
        usual,
      }));
  });
}

/** INU-1: one fact for each account. */
export function misplacedFacts(misplaced: readonly Oddity[], balance: TrialBalance): RuleFact[] {
  return byLeaf(misplaced).map(([leaf, own]) => misplacedFact(leaf, own, balance));
}

/** INU-2: one fact for each account. */
export function outsizedFacts(outsized: readonly Oddity[], balance: TrialBalance): RuleFact[] {
  return byLeaf(outsized).map(([leaf, own]) => outsizedFact(leaf, own, balance));
}

/** The company itself, treasuries, generic numbers and who is not in the month have no habits. */
function hasHabits(balance: TrialBalance, thirdParty: ThirdParty | undefined): boolean {
  if (thirdParty === undefined) return false;
  const id = balance.thirdParties.id(thirdParty.entry);
  const { nit } = balance.company;
  const isOwn = nit !== null && thirdPartyKey(id) === thirdPartyKey(nit);
  const isTreasury = isKnownAs(id, 'tax_authority_national') || isKnownAs(id, 'tax_authority_municipal');
  return !isOwn && !isTreasury && genericThirdParty(id) === null;
}

function misplacedIn(part: ThirdParty, thirdParty: number, habit: Habit, books: Books): Oddity[] {
  const { balance, period, tolerances } = books;
  const code = balance.leaf(part.leaf).code;
  const usual = usualAccount(habit);
  const amount = spentIn(part, period);
  if (usual === null || habit.accounts.has(code) || habit.seen.has(code) || amount <= tolerances.noise) return [];
  if (isOfOtherGroup(code, usual)) return [];
  return [
    {
      leaf: part.leaf,
      thirdParty: { thirdParty, amount, rows: part.rows },
      severity: amount > tolerances.materiality ? 'media' : 'baja',
      usual,
    },
  ];
}

/** Groups that number their concepts alike: administration, sales, and the indirect costs of production. */
const ALIKE: ReadonlySet<string> = new Set(['51', '52', '73']);

/** The same concept in another of those groups: whose expense it is, not what it is. */
function isOfOtherGroup(code: string, usual: string): boolean {
  const [group, other] = [code.slice(0, 2), usual.slice(0, 2)];
  return group !== other && ALIKE.has(group) && ALIKE.has(other) && code.slice(2) === usual.slice(2);
}

function outsizedIn(
  part: ThirdParty,
  thirdParty: number,
  habit: Habit,
  books: Books,
  suppliersOnly: ReadonlySet<string>,
): Oddity[] {
  const { balance, period, deviations, percent, tolerances } = books;
  // The closing entry hides what a month reversed: what was debited is compared with what is usually debited.
  const series = isClosedIn(part, period) ? habit.debited : habit.accounts;
  const amounts = series.get(balance.leaf(part.leaf).code) ?? [];
  const usual = usualAmount(amounts);
  if (usual === null || !isJudged(part, usual, books, suppliersOnly)) return [];
  const amount = spentIn(part, period);
  const distance = amount - usual.mean;
  const isFar =
    abs(distance) > tolerances.materiality &&
    Number(abs(distance)) > deviations * usual.deviation &&
    abs(distance) * 100n > usual.mean * BigInt(Math.round(percent));
  const isFarAbove = amount * 100n >= usual.mean * FAR_PERCENT;
  // Less than usual, or nothing, is reported by `recurrente`.
  if (!isFar || amount <= tolerances.noise) return [];
  return [
    {
      leaf: part.leaf,
      thirdParty: { thirdParty, amount, rows: part.rows },
      severity: isFarAbove && !followsSales(amount, usual.mean, books) ? 'media' : 'baja',
      usual: usual.mean,
    },
  ];
}

/**
 * Cost of sales follows what was sold, and may be by customer: there only suppliers with a steady amount have a usual
 * one.
 */
function isJudged(
  { key, leaf }: ThirdParty,
  { mean, deviation }: Deviation,
  { balance, costs }: Books,
  suppliersOnly: ReadonlySet<string>,
): boolean {
  if (!costs.has(balance.leaf(leaf).code)) return true;
  return deviation * STEADY <= Number(mean) && suppliersOnly.has(key);
}

/** Of the given third parties in the cost of sales, those that sell to the company and buy nothing from it. */
export function suppliersOnlyOf({ balance, costs, suppliers, income }: Books, keys: ReadonlySet<string>): Set<string> {
  const only = balance.people(costs.leaves(), { only: keys }).keys;
  if (only.size === 0) return only;
  const sellers = balance.people(suppliers.leaves(), { only });
  const customers = balance.people(income.leaves(), { only });
  return new Set([...only].filter((key) => sellers.get(key) !== undefined && customers.get(key) === undefined));
}

/** Sales grew as much as the third party's bill: freight and commissions follow sales. */
function followsSales(amount: Cents, mean: Cents, { balance, past, period, income, percent }: Books): boolean {
  const sold = (month: TrialBalance): Cents =>
    sumOver(month, income.in(month).leaves(), (amounts) => earnedIn(amounts, month.period ?? period));
  const months = past.map(sold).filter((one) => one > 0n);
  if (months.length === 0) return false;
  const usual = months.reduce((sum, one) => sum + one, 0n) / BigInt(months.length);
  const now = sold(balance);
  return now > usual && amount * usual * 100n <= mean * now * BigInt(100 + Math.round(percent));
}

function byLeaf(oddities: readonly Oddity[]): [number, Oddity[]][] {
  return [...Map.groupBy(oddities, ({ leaf }) => leaf)]
    .sort(([a], [b]) => a - b)
    .map(([leaf, own]) => [leaf, own.toSorted((a, b) => (a.thirdParty.amount < b.thirdParty.amount ? 1 : -1))]);
}

function misplacedFact(leaf: number, own: readonly Oddity[], balance: TrialBalance): RuleFact {
  const account = balance.leaf(leaf).code;
  const usual = own.map((oddity) => String(oddity.usual));
  return {
    ...shared(account, own),
    amount: own.reduce((sum, { thirdParty }) => sum + thirdParty.amount, 0n),
    data: { usual: usual.map((code) => `${code} ${balance.accountName(code)}`.trim()) },
    entry: own
      .slice(0, MOST_IN_ENTRY)
      .flatMap(({ thirdParty }, index) =>
        entryBetween(usual[index]!, account, thirdParty.amount, thirdParty.thirdParty),
      ),
  };
}

function outsizedFact(leaf: number, own: readonly Oddity[], balance: TrialBalance): RuleFact {
  const means = own.map(({ usual }) => BigInt(usual));
  const found = own.reduce((sum, { thirdParty }) => sum + thirdParty.amount, 0n);
  const expected = means.reduce((sum, mean) => sum + mean, 0n);
  return {
    ...shared(balance.leaf(leaf).code, own),
    amount: abs(found - expected),
    expected,
    found,
    data: { means: means.map(String) },
    formula: [
      { label: 'now', amount: found, kind: 'term' },
      { label: 'usual', amount: -expected, kind: 'term' },
      { label: 'difference', amount: found - expected, kind: 'total' },
    ],
  };
}

function shared(account: string, own: readonly Oddity[]) {
  return {
    severity: own.some(({ severity }) => severity === 'media') ? ('media' as const) : ('baja' as const),
    account,
    thirdParties: own.map(({ thirdParty }) => thirdParty),
    rows: own.flatMap(({ thirdParty }) => thirdParty.rows).sort((a, b) => a - b),
  };
}
