/** Expense accounts, and third parties within them, with bookings in almost every month and none now. */

import type { AccountRole } from '#core/books/account-role.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, max, min, roundToPesos } from '#core/money/money.ts';

/** Months inspected, and minimum months with bookings of a recurrent record. */
export const LOOKED_AT = 4;
export const FEWEST = 3;
/** Months over which something is regular, and how many of them may lack it: a bill that was forgotten once. */
export const A_YEAR = 12;
const MOST_GAPS = 1;

/**
 * Whether what is booked in some months is booked in all of a year: from its first booking on in every month, or with one gap
 * in a whole year, and in the same month of last year. What rests in holidays, or in a season, is expected in none of them.
 *
 * `booked`: by month, latest first; null where the month is unknown. `fewest`: months with bookings that make it regular.
 */
export function isRegular(booked: readonly (Cents | null)[], noise: Cents, fewest = FEWEST): boolean {
  const isBooked = (amount: Cents | null | undefined) => amount !== null && amount !== undefined && amount > noise;
  const first = booked.findLastIndex(isBooked);
  // Missing in the latest months too: it is the same absence, which goes on.
  const since = booked.slice(Math.max(booked.findIndex(isBooked), 0), first + 1).filter((amount) => amount !== null);
  const gaps = since.filter((amount) => !isBooked(amount)).length;
  if (since.length - gaps < fewest || gaps > (since.length < A_YEAR ? 0 : MOST_GAPS)) return false;
  const lastYear = booked[A_YEAR - 1];
  // An absence that goes on may be a season: last year's same month has to say that it is none.
  if (!isBooked(booked[0]) && lastYear !== null && lastYear !== undefined) return isBooked(lastYear);
  return lastYear === null || lastYear === undefined || first < A_YEAR - 1 || isBooked(lastYear);
}

export interface MissingThirdParty {
  key: string;
  name: string;
  id: string;
  /** Median of the months with bookings. */
  expected: Cents;
}

export interface MissingAccount {
  code: string;
  name: string;
  /** Median of the months with bookings. */
  expected: Cents;
  /** Number of months with bookings. */
  times: number;
  /** Third parties, largest first. */
  thirdParties: readonly MissingThirdParty[];
}

/** Bookings of an account in a month. Debits only: excludes the year's closing. */
export function bookedIn(month: TrialBalance, code: string): Cents {
  const account = month.accountIndex(code);
  return account < 0 ? 0n : month.leaf(account).sum.debit;
}

/** Months before the audited one, latest first. */
export interface PastBooks {
  /** The known ones of the last `LOOKED_AT`. */
  past: readonly TrialBalance[];
  /** The last `A_YEAR`; null where a month is unknown. */
  year: readonly (TrialBalance | null)[];
}

/** Recurrent accounts of the role in the past months without bookings in the month. */
export function missingAccounts(
  balance: TrialBalance,
  { past, year }: PastBooks,
  role: AccountRole,
  noise: Cents,
  fewest = FEWEST,
): MissingAccount[] {
  const codes = new Set(
    past.flatMap((month) =>
      role
        .in(month)
        .leaves()
        .map((leaf) => month.leaf(leaf).code),
    ),
  );
  return [...codes].sort().flatMap((code) => {
    const account = balance.accountIndex(code);
    const now = account < 0 ? 0n : balance.leaf(account).sum.debit;
    const booked = past.map((month) => bookedIn(month, code)).filter((amount) => amount > noise);
    if (now > noise || booked.length < FEWEST) return [];
    const inYear = year.map((month) => month && bookedIn(month, code));
    if (!isRegular(inYear, noise, fewest)) return [];
    const name = past.map((month) => month.accountName(code)).find((known) => known !== '') ?? '';
    const thirdParties = thirdPartiesIn(past, code).map((thirdParty) => missingThirdParty(thirdParty, noise));
    thirdParties.sort((a, b) => (a.expected < b.expected ? 1 : -1));
    return [{ code, name, expected: medianOf(booked), times: booked.length, thirdParties }];
  });
}

/**
 * Recurrent third parties with about the same amount in an account that has other bookings in the month. Irregular
 * amounts do not count; `isOfSteady` false includes them.
 */
export function missingThirdParties(
  balance: TrialBalance,
  { past, year }: PastBooks,
  leaf: number,
  noise: Cents,
  isOfSteady = true,
): MissingThirdParty[] {
  const code = balance.leaf(leaf).code;
  const now = balance.people([leaf]);
  const candidates = thirdPartiesIn(past, code)
    .filter(({ key }) => (now.get(key)?.debit ?? 0n) <= noise)
    .filter(({ booked }) => {
      const amounts = booked.filter((amount) => amount > noise);
      const [first = 0n, ...rest] = amounts;
      const isSteady = max(first, ...rest) * 2n <= min(first, ...rest) * 3n;
      return amounts.length >= FEWEST && (isSteady || !isOfSteady);
    });
  if (candidates.length === 0) return [];
  const only = new Set(candidates.map(({ key }) => key));
  const inYear = year.map((month) => {
    const account = month?.accountIndex(code) ?? -1;
    return month && (account < 0 ? null : month.people([account], { only }));
  });
  return candidates
    .filter(({ key }) =>
      isRegular(
        inYear.map((people, back) => (year[back] === null ? null : (people?.get(key)?.debit ?? 0n))),
        noise,
      ),
    )
    .map((thirdParty) => missingThirdParty(thirdParty, noise));
}

export interface PastThirdParty {
  key: string;
  name: string;
  id: string;
  booked: Cents[];
}

/** Third parties of an account in the past months, with the amount of each. */
export function thirdPartiesIn(past: readonly TrialBalance[], code: string): PastThirdParty[] {
  const thirdParties = new Map<string, PastThirdParty>();
  past.forEach((month, at) => {
    const account = month.accountIndex(code);
    if (account < 0) return;
    for (const { key, entry, debit } of month.people([account])) {
      const thirdParty = thirdParties.get(key) ?? {
        key,
        name: month.thirdParties.name(entry),
        id: month.thirdParties.id(entry),
        booked: past.map(() => 0n),
      };
      thirdParties.set(key, thirdParty);
      thirdParty.booked[at] = debit;
    }
  });
  return [...thirdParties.values()];
}

/** Median of the months with bookings. */
export function missingThirdParty({ key, name, id, booked }: PastThirdParty, noise: Cents): MissingThirdParty {
  return { key, name, id, expected: medianOf(booked.filter((amount) => amount > noise)) };
}

/** Median, to the peso: an estimate has no cents; of two middle values, the lower. */
export function medianOf(amounts: readonly Cents[]): Cents {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : 1));
  return roundToPesos(sorted[(sorted.length - 1) >>> 1] ?? 0n);
}

/**
 * Account with a booking of about the same amount for one of the third parties, where it was absent the month before;
 * null if none.
 */
export function bookedElsewhere(
  balance: TrialBalance,
  previous: TrialBalance,
  accounts: AccountRole,
  thirdParties: readonly MissingThirdParty[],
): { code: string; key: string; amount: Cents } | null {
  const wanted = new Map(thirdParties.map((thirdParty) => [thirdParty.key, thirdParty]));
  if (wanted.size === 0) return null;
  const keys = new Set(wanted.keys());
  const now = balance.people(leavesUnder(balance, accounts), { only: keys });
  const before = previous.people(leavesUnder(previous, accounts), { only: keys });
  for (const { key, parts } of now) {
    const { expected } = wanted.get(key)!;
    for (const { leaf, debit } of parts) {
      const code = balance.leaf(leaf).code;
      const isNear = debit * 2n >= expected && debit <= expected * 2n;
      if (isNear && !wasIn(before.get(key), previous, code)) return { code, key, amount: debit };
    }
  }
  return null;
}

/** Under the prefixes regardless of other roles: a booking may have moved to any of them. */
function leavesUnder(balance: TrialBalance, { prefixes }: AccountRole): number[] {
  return prefixes.flatMap((prefix) => balance.leaves(prefix)).sort((a, b) => a - b);
}

function wasIn(thirdParty: ThirdParty | undefined, month: TrialBalance, code: string): boolean {
  const account = month.accountIndex(code);
  return thirdParty?.parts.some(({ leaf, debit }) => leaf === account && debit > 0n) ?? false;
}
