/**
 * What result accounts took in one month. The entry that closes the year in December or in month 13 empties them: it is not a
 * reversal of the month's expenses, and is left out.
 */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { Amounts, PersonAmounts, TrialBalance } from './trial-balance.ts';

/** Debits less credits of an expense or cost account, but for the closing of the year. */
export function spentIn(amounts: Amounts, period: Period): Cents {
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
export function earnedIn(amounts: Amounts, period: Period): Cents {
  const { opening, debit, credit, closing } = amounts;
  return spentIn({ opening: -opening, debit: credit, credit: debit, closing: -closing }, period);
}

/** What to take of the amounts of a leaf, or of a person in it. */
export type Measure = (amounts: Amounts, leaf: number) => Cents;

/** A sum over some leaves of what `of` says of each. */
export function sumOver(balance: TrialBalance, leaves: readonly number[], of: Measure): Cents {
  let sum = 0n;
  for (const leaf of leaves) sum += of(balance.sum({ from: leaf, to: leaf + 1 }), leaf);
  return sum;
}

export interface PersonShare extends Pick<PersonAmounts, 'key' | 'thirdParty' | 'rows'> {
  amount: Cents;
}

/** The same by person, by key, in order of first appearance. One pass over the rows of the leaves. */
export function shareOver(balance: TrialBalance, leaves: readonly number[], of: Measure): Map<string, PersonShare> {
  const shares = new Map<string, PersonShare>();
  for (const leaf of leaves) {
    for (const person of balance.byPerson({ from: leaf, to: leaf + 1 })) {
      const { key, thirdParty, rows } = person;
      const known = shares.get(key);
      if (!known) shares.set(key, { key, thirdParty, rows: [...rows], amount: of(person, leaf) });
      else {
        known.amount += of(person, leaf);
        known.rows.push(...rows);
      }
    }
  }
  return shares;
}

/** Rows of the file of some leaves. */
export function rowsOfLeaves(balance: TrialBalance, leaves: readonly number[]): number[] {
  return leaves.flatMap((leaf) => {
    const { from, to } = balance.rowsOf(leaf);
    return [...balance.data.rows.source.subarray(from, to)];
  });
}
