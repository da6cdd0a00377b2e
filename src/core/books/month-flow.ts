/**
 * Flow of result accounts in one month. The closing entry of the year empties them, in December or month 13, or takes out in
 * January the balances of the year before: it is not a reversal of the month's expenses and is excluded.
 */

import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { Amounts } from './amounts.ts';
import type { ThirdParty } from './third-party.ts';
import type { TrialBalance } from './trial-balance.ts';

/** Debits less credits of an expense or cost account, without the closing entry. */
export function spentIn(amounts: Readonly<Amounts>, period: Period): Cents {
  const { opening, debit, credit } = amounts;
  if (!isClosedIn(amounts, period)) return debit - credit;
  if (period.month === 1) return debit - credit + opening;
  // Returns and recoveries are closed on the other side.
  return opening < 0n ? -credit : debit;
}

/** Whether the closing entry of a year emptied an account in this month: its reversals are within that entry. */
export function isClosedIn(amounts: Readonly<Amounts>, period: Period): boolean {
  if (period.month === 1) return isCarriedOut(amounts);
  const { opening, debit, credit, closing } = amounts;
  return period.month >= 12 && closing === 0n && credit === opening + debit && credit + debit > 0n;
}

/** Whether a month takes out all that a result account opened with, as January does that closes the year before. */
export function isCarriedOut({ opening, debit, credit }: Readonly<Amounts>): boolean {
  return opening > 0n ? credit >= opening : opening < 0n && debit >= -opening;
}

/**
 * The same as a measure for several accounts, some of them production costs (`transferred`): their credits go to
 * inventory or cost of sales and are not reversals.
 */
export function spending(period: Period, transferred: ReadonlySet<number>): Measure {
  return (amounts, leaf) => (transferred.has(leaf) ? amounts.debit : spentIn(amounts, period));
}

/** Credits less debits of an income account, without the closing entry. */
export function earnedIn(amounts: Readonly<Amounts>, period: Period): Cents {
  const { opening, debit, credit, closing } = amounts;
  return spentIn({ opening: -opening, debit: credit, credit: debit, closing: -closing }, period);
}

/** A figure computed from the amounts of a leaf, or of a third party in it. */
export type Measure = (amounts: Readonly<Amounts>, leaf: number) => Cents;

/** Sum of a measure over leaves. */
export function sumOver(balance: TrialBalance, leaves: readonly number[], of: Measure): Cents {
  return leaves.reduce((sum, leaf) => sum + of(balance.leaf(leaf).sum, leaf), 0n);
}

export class ThirdPartyShare {
  readonly key: string;
  amount: Cents;
  readonly #thirdParty: ThirdParty;

  constructor(thirdParty: ThirdParty, amount: Cents) {
    this.key = thirdParty.key;
    this.amount = amount;
    this.#thirdParty = thirdParty;
  }

  /** A dictionary entry of the third party. */
  get thirdParty(): number {
    return this.#thirdParty.entry;
  }

  /** Rows of the file. */
  get rows(): number[] {
    return this.#thirdParty.rows;
  }
}

/** A measure summed by third party, by key, in order of first appearance; "no third party" has an empty key. */
export function shareOver(balance: TrialBalance, leaves: readonly number[], of: Measure): Map<string, ThirdPartyShare> {
  const shares = new Map<string, ThirdPartyShare>();
  for (const thirdParty of balance.people(leaves, { withNone: true })) {
    let amount = 0n;
    for (const part of thirdParty.parts) amount += of(part, part.leaf);
    shares.set(thirdParty.key, new ThirdPartyShare(thirdParty, amount));
  }
  return shares;
}
