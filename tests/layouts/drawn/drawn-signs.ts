/** Sign with which a drawn layout prints a balance, given with debits positive: 1 or −1. */
import type { DrawnLayout } from './draw-layout.ts';
import type { DrawnBooks, Fact } from './drawn-books.ts';

type Line = Pick<Fact, 'account' | 'opening' | 'debit' | 'credit' | 'closing'>;

/** Classes with credit balances. */
const CREDIT = /^[2349]/;

export function signsOf({ sign }: DrawnLayout, { facts }: DrawnBooks): (line: Line) => bigint {
  if (sign === 'signed') return () => 1n;
  const ofClass = ({ account }: { account: string }) => (CREDIT.test(account) ? -1n : 1n);
  if (sign === 'class') return ofClass;
  const areTurned = turnedLevels(turnedAccounts(facts, ofClass));
  // A level is printed with the sign of its class unless all below it have the other one.
  return (line) => (areTurned.get(line.account) ? -ofClass(line) : ofClass(line));
}

/** Of each account and each level above one: whether all accounts that begin with it are turned. */
function turnedLevels(accounts: ReadonlyMap<string, boolean>): Map<string, boolean> {
  const levels = new Map<string, boolean>();
  for (const [account, isTurned] of accounts)
    for (let length = 1; length <= account.length; length++) {
      const level = account.slice(0, length);
      levels.set(level, isTurned && (levels.get(level) ?? true));
    }
  return levels;
}

/**
 * Whether each account has the other nature than its class. Only where each of its rows proves it by its own
 * arithmetic: nobody could read the others.
 */
function turnedAccounts(facts: readonly Fact[], ofClass: (line: Line) => bigint): Map<string, boolean> {
  return new Map(
    [...Map.groupBy(facts, ({ account }) => account)].map(([account, lines]) => {
      const proves = lines.every(({ debit, credit }) => debit !== credit);
      const sum = lines.reduce((all, { opening, closing }) => all + opening + closing, 0n);
      return [account, proves && sum * ofClass(lines[0]!) < 0n];
    }),
  );
}
