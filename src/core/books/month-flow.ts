/**
 * What result accounts took in one month. The entry that closes the year in December or in month 13 empties them: it is not a
 * reversal of the month's expenses, and is left out.
 */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { Amounts } from './amounts.ts';
import type { TrialBalance } from './trial-balance.ts';

/** Debits less credits of an expense or cost account, but for the closing of the year. */
export function spentIn(amounts: Readonly<Amounts>, period: Period): Cents {
  const { opening, debit, credit, closing } = amounts;
  const isClosed = period.month >= 12 && closing === 0n && credit === opening + debit && credit > 0n;
  return isClosed ? debit : debit - credit;
}

/**
 * The same for several accounts at once, some of them costs of production: what leaves those goes to inventory or to cost of
 * sales, and is no reversal.
 */
export function spending(period: Period, transferred: ReadonlySet<number>): Measure {
  return (amounts, leaf) => (transferred.has(leaf) ? amounts.debit : spentIn(amounts, period));
}

/** Credits less debits of an income account, but for the closing of the year. */
export function earnedIn(amounts: Readonly<Amounts>, period: Period): Cents {
  const { opening, debit, credit, closing } = amounts;
  return spentIn({ opening: -opening, debit: credit, credit: debit, closing: -closing }, period);
}

/** What to take of the amounts of a leaf, or of a person in it. */
export type Measure = (amounts: Readonly<Amounts>, leaf: number) => Cents;

/** A sum over some leaves of what `of` says of each. */
export function sumOver(balance: TrialBalance, leaves: readonly number[], of: Measure): Cents {
  return leaves.reduce((sum, leaf) => sum + of(balance.leaf(leaf).sum, leaf), 0n);
}

export interface PersonShare {
  key: string;
  /** An entry of the third-party dictionary that names the person. */
  thirdParty: number;
  amount: Cents;
  /** Rows of the file. */
  rows: number[];
}

/** The same by person, by key, in order of first appearance; "no third party" is among them, with an empty key. */
export function shareOver(balance: TrialBalance, leaves: readonly number[], of: Measure): Map<string, PersonShare> {
  const people = balance.people(leaves, { nobody: true }).list;
  return new Map(
    people.map(({ key, thirdParty, rows, parts }) => {
      const amount = parts.reduce((sum, part) => sum + of(part, part.leaf), 0n);
      return [key, { key, thirdParty, amount, rows }];
    }),
  );
}
