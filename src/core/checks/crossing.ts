/**
 * Offsetting balances of one third party: receivables in some accounts against payables in others, such as an advance
 * to a supplier and its invoice.
 */

import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import { abs, type Cents, min } from '#core/money/money.ts';
import { entryBetween, MOST_IN_ENTRY } from './suggested-entry.ts';

/** An amount that clears in two accounts at once: the debit balance of one and the credit balance of the other. */
export interface CrossedPair {
  debitLeaf: number;
  creditLeaf: number;
  amount: Cents;
  /** File rows of both accounts. */
  rows: number[];
}

export interface Crossing {
  thirdParty: { key: string; entry: number };
  /** The lesser of both net balances, positive. */
  amount: Cents;
  pairs: CrossedPair[];
}

/**
 * Third parties whose net balance is debit in the first accounts and credit in the second, both above the tolerance.
 * Accounts are crossed in the given order.
 */
export function crossings(
  balance: TrialBalance,
  debitLeaves: readonly number[],
  creditLeaves: readonly number[],
  tolerance: Cents,
): Crossing[] {
  if (debitLeaves.length === 0 || creditLeaves.length === 0) return [];
  // The side with fewer rows drives the join: advances are few, customers and suppliers many.
  const isDebitLess = rowsIn(balance, debitLeaves) <= rowsIn(balance, creditLeaves);
  const first = balance.people(isDebitLess ? debitLeaves : creditLeaves);
  const found = new Set(first.list.filter(({ closing }) => closing !== 0n).map(({ key }) => key));
  if (found.size === 0) return [];
  const second = balance.people(isDebitLess ? creditLeaves : debitLeaves, { only: found });
  const [debits, credits] = isDebitLess ? [first, second] : [second, first];
  return debits.list.flatMap((debit) => {
    const credit = credits.get(debit.key);
    const amount = credit ? min(debit.closing, -credit.closing) : 0n;
    if (!credit || amount <= tolerance) return [];
    return [{ thirdParty: debit, amount, pairs: pair(debit, credit, amount) }];
  });
}

/** Grouping keys of the third parties whose balance in the accounts shrank in the month: an advance being amortised. */
export function shrinking(balance: TrialBalance, leaves: readonly number[]): ReadonlySet<string> {
  const shrank = balance.people(leaves).list.filter(({ opening, closing }) => abs(closing) < abs(opening));
  return new Set(shrank.map(({ key }) => key));
}

function rowsIn(balance: TrialBalance, leaves: readonly number[]): number {
  return leaves.reduce((sum, leaf) => sum + balance.span(leaf).to - balance.span(leaf).from, 0);
}

interface Open {
  part: ThirdParty;
  left: Cents;
}

/** Allocates the amount over the accounts of both sides, in the given order. */
function pair(debit: ThirdParty, credit: ThirdParty, amount: Cents): CrossedPair[] {
  const debits = open(debit, 1n);
  const credits = open(credit, -1n);
  const pairs: CrossedPair[] = [];
  for (let left = amount; left > 0n; ) {
    const [one, other] = [debits[0]!, credits[0]!];
    const crossed = min(left, one.left, other.left);
    pairs.push({
      debitLeaf: one.part.leaf,
      creditLeaf: other.part.leaf,
      amount: crossed,
      rows: [...one.part.rows, ...other.part.rows],
    });
    left -= crossed;
    for (const side of [debits, credits]) {
      side[0]!.left -= crossed;
      if (side[0]!.left === 0n) side.shift();
    }
  }
  return pairs;
}

/** Accounts with a balance on the given side. Their sum is at least the net balance. */
function open({ parts }: ThirdParty, side: bigint): Open[] {
  return parts.map((part) => ({ part, left: part.closing * side })).filter(({ left }) => left > 0n);
}

/** Crossings of one account: third parties with their amounts, and the crossing entry. */
export interface CrossedAccount {
  leaf: number;
  thirdParties: FactThirdParty[];
  amount: Cents;
  /** Debits the payables and credits the receivables. */
  entry: FactEntryLine[];
  /** Number of third parties in the entry: the largest ones; the rest follow the same pattern. */
  moved: number;
  rows: number[];
}

/** Crossings grouped by their account of one side, largest third parties first. */
export function byAccount(
  balance: TrialBalance,
  crossed: readonly Crossing[],
  side: 'debitLeaf' | 'creditLeaf',
): CrossedAccount[] {
  const all = crossed.flatMap(({ thirdParty, pairs }) =>
    pairs.map((pair) => ({ ...pair, thirdParty: thirdParty.entry })),
  );
  return [...Map.groupBy(all, (pair) => pair[side])]
    .sort(([a], [b]) => a - b)
    .map(([leaf, pairs]) => {
      const thirdParties = [...Map.groupBy(pairs, ({ thirdParty }) => thirdParty)]
        .map(([thirdParty, own]) => ({
          thirdParty,
          amount: own.reduce((sum, { amount }) => sum + amount, 0n),
          rows: [...new Set(own.flatMap(({ rows }) => rows))].sort((a, b) => a - b),
          entry: own.flatMap(({ debitLeaf, creditLeaf, amount }) =>
            entryBetween(balance.leaf(creditLeaf).code, balance.leaf(debitLeaf).code, amount, thirdParty),
          ),
        }))
        .sort((a, b) => (a.amount < b.amount ? 1 : -1));
      return {
        leaf,
        thirdParties: thirdParties.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
        amount: thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
        entry: thirdParties.slice(0, MOST_IN_ENTRY).flatMap(({ entry }) => entry),
        moved: Math.min(thirdParties.length, MOST_IN_ENTRY),
        rows: [...new Set(thirdParties.flatMap(({ rows }) => rows))].sort((a, b) => a - b),
      };
    });
}
