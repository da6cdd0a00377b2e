/**
 * INU-6: a bill of a supplier whose bills are always an expense, and this one is none; an asset kept without third parties
 * received exactly what makes that bill, by what was always owed of each peso of the expense.
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import type { Cents } from '#core/money/money.ts';
import type { Books } from './unusual.ts';

/** Months with a bill, all of them with its expense, at least. */
const LEAST_BILLS = 3;
/** Of the amount, how near the bill must be to what the share of another month gives: a peso of each rounding. */
const SAME_SHARE = 0.000_5;
/** Parts of materiality from which it is asked about aloud. */
const PART_OF_MATERIALITY = 10n;

interface Bill {
  key: string;
  thirdParty: number;
  owed: Cents;
}

export function namelessAssets(books: Books): RuleFact[] {
  const { balance, assets, tolerances } = books;
  const charged = assets.leaves().flatMap((leaf) => {
    const amount = namelessDebit(balance, leaf);
    return amount > tolerances.noise ? [{ leaf, amount }] : [];
  });
  if (charged.length === 0) return [];
  const bills = billsWithoutExpense(books);
  if (bills.length === 0) return [];
  const habits = habitsIn(books, new Set(bills.map(({ key }) => key)));
  const pairs = charged.flatMap(({ leaf, amount }) =>
    bills.flatMap((bill) => {
      const habit = habits.get(bill.key);
      const isBill = habit?.shares.some((share) => isNear(Number(bill.owed), Number(amount) * share));
      return habit !== undefined && isBill === true ? [{ leaf, amount, bill, usual: habit.account }] : [];
    }),
  );
  // What two bills explain is explained by none.
  const single = [...Map.groupBy(pairs, ({ leaf }) => leaf).values()].flatMap((own) => (own.length === 1 ? own : []));
  return single.map(({ leaf, amount, bill: { key, thirdParty, owed }, usual }) => {
    const account = balance.leaf(leaf).code;
    const { rows } = balance.leaf(leaf);
    return {
      severity: amount * PART_OF_MATERIALITY >= tolerances.materiality ? 'media' : 'baja',
      account,
      subject: key,
      thirdParties: [{ thirdParty, amount, rows: [] }],
      amount,
      data: { usual: `${usual} ${balance.accountName(usual)}`.trim(), owed },
      entry: entryBetween(usual, account, amount, thirdParty),
      rows,
    };
  });
}

function isNear(owed: number, expected: number): boolean {
  return Math.abs(owed - expected) <= expected * SAME_SHARE;
}

/** What was debited under nobody, or under the company itself. */
function namelessDebit(balance: TrialBalance, leaf: number): Cents {
  const { nit } = balance.company;
  const own = nit === null ? '' : thirdPartyKey(nit);
  return balance
    .people([leaf], { withNone: true })
    .list.reduce((sum, { key, debit }) => (key === '' || key === own ? sum + debit : sum), 0n);
}

/** Suppliers with a bill of the month, and no expense or asset of their own. */
function billsWithoutExpense({ balance, suppliers, assets, destinations, tolerances }: Books): Bill[] {
  const billed = balance.people(suppliers.leaves()).list.filter(({ credit }) => credit > tolerances.noise);
  const only = new Set(billed.map(({ key }) => key));
  const leaves = [...boughtIn(balance, destinations), ...assets.leaves()].sort((a, b) => a - b);
  const spent = balance.people(leaves, { only });
  return billed.flatMap(({ key, entry, credit }) =>
    (spent.get(key)?.debit ?? 0n) > tolerances.noise ? [] : [{ key, thirdParty: entry, owed: credit }],
  );
}

/** Whatever other roles the accounts play. */
function boughtIn(month: TrialBalance, { prefixes }: Books['destinations']): number[] {
  return prefixes.flatMap((prefix) => month.leaves(prefix));
}

interface Habit {
  /** Expense account of the latest bill. */
  account: string;
  /** What was owed of each peso of the expense. */
  shares: number[];
}

/** Of those whose every bill was an expense. */
function habitsIn({ past, suppliers, destinations, tolerances }: Books, only: ReadonlySet<string>) {
  const habits = new Map<string, Habit | null>();
  for (const month of past) {
    const spent = month.people(boughtIn(month, destinations), { only });
    for (const { key, credit } of month.people(suppliers.in(month).leaves(), { only })) {
      if (credit <= tolerances.noise) continue;
      const parts = (spent.get(key)?.parts ?? []).filter(({ debit }) => debit > tolerances.noise);
      const [part, second] = parts;
      const habit = habits.get(key);
      if (part === undefined || second !== undefined || habit === null) {
        habits.set(key, null);
        continue;
      }
      const share = Number(credit) / Number(part.debit);
      if (habit === undefined) habits.set(key, { account: month.leaf(part.leaf).code, shares: [share] });
      else habit.shares.push(share);
    }
  }
  return new Map(
    [...habits].flatMap(([key, habit]) => (habit && habit.shares.length >= LEAST_BILLS ? [[key, habit] as const] : [])),
  );
}
