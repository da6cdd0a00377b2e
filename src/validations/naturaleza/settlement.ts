/**
 * How a third party settles an account, by its own months: always what it opened the month with, or always all of it, to the
 * peso. From such a habit follows what the month owes to be settled, and what it has too little or too much of.
 */
import type { Amounts } from '#core/books/amounts.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, type Cents } from '#core/money/money.ts';

/** Months looked at, those that must follow the habit, and those that may not. */
const LOOKED_AT = 6;
const LEAST_MONTHS = 4;
const MOST_EXCEPTIONS = 1;

/** Side on which the balance of the account is its own: a receivable's, or a payable's. */
export type OwnSide = 'debit' | 'credit';

interface Settled {
  /** On the own side, above zero. */
  opening: Cents;
  charged: Cents;
  /** What was charged before returns. */
  billed: Cents;
  settled: Cents;
  closing: Cents;
}

export interface Settlement extends Settled {
  key: string;
  /** Dictionary entry. */
  thirdParty: number;
  leaf: number;
  rows: readonly number[];
  /** What the habit settles in the month. */
  due: Cents;
}

export interface SettledBooks {
  balance: TrialBalance;
  /** Months before, latest first. */
  past: readonly TrialBalance[];
  /** Accounts of a month that are settled. */
  leavesIn: (month: TrialBalance) => readonly number[];
  side: OwnSide;
  /** What a third party's own returns, notes and objections took of its balance in a month: nothing was settled by them. */
  returnedIn?: (month: TrialBalance, only: ReadonlySet<string>) => ReadonlyMap<string, Cents>;
  /** Cents within which two amounts are the same. */
  noise: Cents;
}

/** Who always settled, owed, and has settled nothing in the month. */
export function unsettled(books: SettledBooks): Settlement[] {
  return settlements(books, ({ opening, settled }) => opening + settled > books.noise && settled <= books.noise).filter(
    ({ due }) => due > books.noise,
  );
}

/** Who settled more than its habit gives. */
export function oversettled(books: SettledBooks): Settlement[] {
  return settlements(books, ({ opening, settled }) => settled > opening + books.noise).filter(
    ({ due, settled }) => settled > due + books.noise,
  );
}

/** All who have anything in the accounts, whatever their habits: nothing is due of them. */
export function everybody({ balance, leavesIn, side }: SettledBooks): Settlement[] {
  return balance.people(leavesIn(balance)).list.flatMap(({ key, entry, parts }) =>
    parts.map((part) => ({
      ...settledIn(part, side),
      key,
      thirdParty: entry,
      leaf: part.leaf,
      rows: part.rows,
      due: 0n,
    })),
  );
}

function settlements(books: SettledBooks, isAsked: (own: Settled) => boolean): Settlement[] {
  const { balance, past, leavesIn, side, returnedIn } = books;
  const all = balance.people(leavesIn(balance));
  const returned = returnedIn?.(balance, all.keys);
  const asked = all.list.flatMap(({ key, entry, parts }) =>
    parts.flatMap((part) => {
      const own = without(settledIn(part, side), returned?.get(key));
      return key !== '' && isAsked(own) ? [{ ...own, key, thirdParty: entry, leaf: part.leaf, rows: part.rows }] : [];
    }),
  );
  if (asked.length === 0) return [];
  const only = new Set(asked.map(({ key }) => key));
  const months = past.slice(0, LOOKED_AT).map((month) => ({
    month,
    people: month.people(leavesIn(month), { only }),
    returned: returnedIn?.(month, only),
  }));
  return asked.flatMap((one): Settlement[] => {
    const { code } = balance.leaf(one.leaf);
    const before = months.flatMap(({ month, people, returned: back }) => {
      const part = people.get(one.key)?.parts.find(({ leaf }: ThirdParty) => month.leaf(leaf).code === code);
      return part === undefined ? [] : [without(settledIn(part, side), back?.get(one.key))];
    });
    const due = dueOf(one, before, books.noise);
    return due === null ? [] : [{ ...one, due }];
  });
}

function settledIn({ opening, debit, credit, closing }: Readonly<Amounts>, side: OwnSide): Settled {
  return side === 'debit'
    ? { opening, charged: debit, billed: debit, settled: credit, closing }
    : { opening: -opening, charged: credit, billed: credit, settled: debit, closing: -closing };
}

/** Less what was returned of it, which took as much of the bill. */
function without(own: Settled, returned = 0n): Settled {
  const taken = returned > 0n && returned <= own.settled && returned <= own.charged ? returned : 0n;
  return { ...own, settled: own.settled - taken, charged: own.charged - taken };
}

/** What the habit of the months before gives for this one, or null without any. */
function dueOf({ opening, charged }: Settled, before: readonly Settled[], noise: Cents): Cents | null {
  const owed = before.filter((month) => month.opening + month.charged > noise);
  const isHabit = (fits: (month: Settled) => boolean): boolean => {
    const fitting = owed.filter(fits).length;
    return fitting >= LEAST_MONTHS && owed.length - fitting <= MOST_EXCEPTIONS;
  };
  if (isHabit((month) => month.opening > noise && abs(month.settled - month.opening) <= noise)) return opening;
  return isHabit(({ closing }) => abs(closing) <= noise) ? opening + charged : null;
}
