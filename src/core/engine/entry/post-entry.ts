/**
 * The suggested entry as it can be posted: in accounts of the company's own chart, and by third party where it keeps them
 * so. What a rule leaves open is taken from how the company booked the account until now.
 */

import { allocate } from '#core/money/allocate.ts';
import type { Cents } from '#core/money/money.ts';
import type { Fact, FactEntryLine } from '../fact.ts';
import type { KeptAccounts, Naming, Side, Weight } from './kept-accounts.ts';

/** A line ready to be posted; exactly one of debit and credit is not zero. */
export interface PostedLine {
  account: string;
  /** Null where the account needs none. */
  thirdParty: Naming | null;
  debit: Cents;
  credit: Cents;
  /** No month of the company has the account. */
  isOutsideChart: boolean;
}

/** Maximum lines of an entry, beyond which an account is one line without third party. */
const MOST_LINES = 1000;

export function postEntry(fact: Pick<Fact, 'entry' | 'thirdParties'>, kept: KeptAccounts): PostedLine[] {
  const lines = fact.entry ?? [];
  let room = MOST_LINES - lines.length;
  return lines.flatMap((line): PostedLine[] => {
    const side: Side = line.debit !== 0n ? 'debit' : 'credit';
    const own = line.isExact ? kept.known(line.account) : kept.account(line.account, side);
    const account = own ?? line.account;
    const all = own === null ? sharesOutside(line, kept) : sharesOf(line, account, side, { fact, lines, kept });
    const shares = all.length - 1 > room ? [whole(line.debit + line.credit)] : all;
    room -= shares.length - 1;
    return shares.map(({ thirdParty, amount }) => {
      const isDebit = (side === 'debit') === amount > 0n;
      const size = amount < 0n ? -amount : amount;
      const sides = isDebit ? { debit: size, credit: 0n } : { debit: 0n, credit: size };
      return { account, thirdParty, ...sides, isOutsideChart: own === null };
    });
  });
}

interface Share {
  thirdParty: Naming | null;
  /** Negative on the other side of its line. */
  amount: Cents;
}

interface Around {
  fact: Pick<Fact, 'thirdParties'>;
  lines: readonly FactEntryLine[];
  kept: KeptAccounts;
}

/** An account that the company lacks is proposed by third party if the rule knows whose it is. */
function sharesOutside(line: FactEntryLine, kept: KeptAccounts): Share[] {
  const amount = line.debit + line.credit;
  if (line.thirdParty !== null) return [{ thirdParty: kept.naming(line.thirdParty), amount }];
  return line.shares === undefined ? [whole(amount)] : split(amount, weightsOf(line, kept));
}

function sharesOf(line: FactEntryLine, account: string, side: Side, around: Around): Share[] {
  const { kept } = around;
  const amount = line.debit + line.credit;
  if (line.thirdParty !== null) return [{ thirdParty: kept.naming(line.thirdParty), amount }];
  const known = kept.thirdParties(account);
  const named = [...known.values()].filter(({ key }) => key !== '');
  if (named.length === 0) return [whole(amount)];
  const isKnown = ({ naming }: Weight) => known.has(naming.key) && naming.key !== '';
  const own = weightsOf(line, kept);
  if (own.some(isKnown)) return split(amount, own);
  if (named.length === 1 && known.size === 1) return [{ thirdParty: named[0]!, amount }];
  const moved = kept.moved(account, side) ?? [];
  if (moved.length === 1) return [{ thirdParty: moved[0]!.naming, amount }];
  const emptied = emptiedBy(line, account, kept);
  if (emptied !== null) return emptied;
  for (const weights of [ofFact(around), ofOtherSide(side, around)])
    if (weights.length > 0 && weights.every(isKnown)) return split(amount, weights);
  if (line.shares === undefined) return [whole(amount)];
  return split(amount, own.length > 0 ? own : moved);
}

const whole = (amount: Cents): Share => ({ thirdParty: null, amount });

function split(amount: Cents, weights: readonly Weight[]): Share[] {
  const parts = allocate(amount, weights);
  if (parts.length === 0) return [whole(amount)];
  return parts.map((part) => ({ thirdParty: part.naming, amount: part.amount }));
}

function weightsOf({ shares = [] }: FactEntryLine, kept: KeptAccounts): Weight[] {
  return shares.map(({ thirdParty, amount }) => ({ naming: kept.naming(thirdParty), amount }));
}

/** A line that empties the account, now or as it was at the start of the month, undoes what each third party has. */
function emptiedBy({ debit, credit }: FactEntryLine, account: string, kept: KeptAccounts): Share[] | null {
  for (const column of ['closing', 'opening'] as const) {
    const balances = kept.balances(account, column);
    const sum = balances.reduce((all, { amount }) => all + amount, 0n);
    if (sum === 0n || sum !== credit - debit) continue;
    // Each on the side that leaves it at zero.
    const way = credit > 0n ? 1n : -1n;
    return balances.map(({ naming, amount }) => ({ thirdParty: naming, amount: way * amount }));
  }
  return null;
}

/** The third parties that the finding names, with their amounts. */
function ofFact({ fact, kept }: Around): Weight[] {
  return (fact.thirdParties ?? [])
    .filter(({ absent, amount }) => absent === undefined && amount > 0n)
    .map(({ thirdParty, amount, share }) => ({ naming: kept.naming(thirdParty), amount: share ?? amount }));
}

/** The third parties of the lines on the other side. */
function ofOtherSide(side: Side, { lines, kept }: Around): Weight[] {
  const other = side === 'debit' ? 'credit' : 'debit';
  return lines
    .filter((line) => line[other] !== 0n && line.thirdParty !== null)
    .map((line) => ({ naming: kept.naming(line.thirdParty!), amount: line[other] }));
}
