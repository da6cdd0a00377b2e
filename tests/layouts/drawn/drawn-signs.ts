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
  const turned = turnedAccounts(facts, ofClass);
  return (line) => {
    const under = [...turned].filter(([account]) => account.startsWith(line.account));
    // A level is printed with the sign of its class unless all below it have the other one.
    return under.length > 0 && under.every(([, isTurned]) => isTurned) ? -ofClass(line) : ofClass(line);
  };
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
