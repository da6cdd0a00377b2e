/** Usual accounts and amounts of each third party, from earlier months. */

import type { AccountRole } from '#core/books/account-role.ts';
import { spentIn } from '#core/books/month-flow.ts';
import type { ThirdParties } from '#core/books/third-parties.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Tolerances } from '#core/engine/weighing/materiality.ts';
import type { Cents } from '#core/money/money.ts';

export interface Habit {
  /** Number of months with bookings in any of the accounts. */
  months: number;
  /** By account, the amount in each month that has one. */
  accounts: ReadonlyMap<string, readonly Cents[]>;
  /** By account, what was debited in each of those months, before reversals. */
  debited: ReadonlyMap<string, readonly Cents[]>;
  /** All accounts that were debited for it, also those that passed it on within the month, as production costs do. */
  seen: ReadonlySet<string>;
}

/** Minimum months of a habit. */
export const FEWEST = 6;

/**
 * Habits of the given third parties, by key. A month counts for an account above noise: of what was spent, or of what was
 * debited, whatever of it was passed on within the month.
 */
export function habitsOf(
  past: readonly TrialBalance[],
  role: AccountRole,
  keys: ReadonlySet<string>,
  noise: Cents,
  counted: 'spent' | 'debited' = 'spent',
): Map<string, Habit> {
  const habits = new Map<string, { months: number; accounts: Series; debited: Series; seen: Set<string> }>();
  for (const month of past) {
    for (const thirdParty of month.people(role.in(month).leaves(), { only: keys })) {
      const booked = bookedTo(month, thirdParty, noise, counted);
      const known = habits.get(thirdParty.key);
      const habit = known ?? { months: 0, accounts: new Map(), debited: new Map(), seen: new Set() };
      habits.set(thirdParty.key, habit);
      for (const { leaf, debit } of thirdParty.parts) if (debit > noise) habit.seen.add(month.leaf(leaf).code);
      if (booked.length === 0) continue;
      habit.months++;
      for (const [code, amount, debit] of booked) {
        append(habit.accounts, code, amount);
        append(habit.debited, code, debit);
      }
    }
  }
  return habits;
}

type Series = Map<string, Cents[]>;

function append(series: Series, code: string, amount: Cents): void {
  const amounts = series.get(code);
  if (amounts) amounts.push(amount);
  else series.set(code, [amount]);
}

interface Months {
  balance: TrialBalance;
  past: readonly TrialBalance[];
  role: AccountRole;
}

/**
 * Keys whose month can be unusual, so that only their history is read: an amount above materiality now or then, or an
 * account of the month that no earlier month has above noise.
 */
export function possiblyUnusual(
  { balance, past, role }: Months,
  now: ThirdParties,
  { materiality, noise }: Tolerances,
): Set<string> {
  const keys = new Set<string>();
  for (const month of [balance, ...past])
    for (const key of month.people(role.in(month).leaves()).movingMoreThan(materiality)) keys.add(key);
  const unseen = new Map<string, Set<string>>();
  for (const thirdParty of now) {
    const codes = bookedTo(balance, thirdParty, noise).map(([code]) => code);
    if (codes.length > 0) unseen.set(thirdParty.key, new Set(codes));
  }
  for (const month of past) {
    for (const thirdParty of month.people(role.in(month).leaves(), { only: new Set(unseen.keys()) })) {
      const codes = unseen.get(thirdParty.key)!;
      for (const [code] of bookedTo(month, thirdParty, noise)) codes.delete(code);
      if (codes.size === 0) unseen.delete(thirdParty.key);
    }
  }
  for (const key of unseen.keys()) keys.add(key);
  return keys;
}

/** Accounts with more than noise booked for the third party, with the amount, and what was debited for it. */
function bookedTo(
  month: TrialBalance,
  { parts }: ThirdParty,
  noise: Cents,
  counted: 'spent' | 'debited' = 'spent',
): [string, Cents, Cents][] {
  const period: Period = month.period ?? { year: 0, month: 1 };
  const amountOf = (part: ThirdParty['parts'][number]) => (counted === 'debited' ? part.debit : spentIn(part, period));
  return parts
    .map((part): [string, Cents, Cents] => [month.leaf(part.leaf).code, amountOf(part), part.debit])
    .filter(([, amount]) => amount > noise);
}

/**
 * The single usual account: used in six months or more, with no other used more than once. Null for third parties with
 * several.
 */
export function usualAccount({ months, accounts }: Habit): string | null {
  if (months < FEWEST) return null;
  const often = [...accounts].filter(([, amounts]) => amounts.length > 1);
  const [only] = often;
  return only !== undefined && often.length === 1 && only[1].length >= FEWEST ? only[0] : null;
}

export interface Deviation {
  mean: Cents;
  /** Standard deviation, at least a twentieth of the mean: a constant rent has none. */
  deviation: number;
}

/** Usual amount in an account, to the peso, or null with too few months. */
export function usualAmount(amounts: readonly Cents[]): Deviation | null {
  if (amounts.length < FEWEST) return null;
  const mean = (amounts.reduce((sum, amount) => sum + amount, 0n) / BigInt(amounts.length * 100)) * 100n;
  const variance = amounts.reduce((sum, amount) => sum + Number(amount - mean) ** 2, 0) / (amounts.length - 1);
  return { mean, deviation: Math.max(Math.sqrt(variance), Number(mean) / 20) };
}
