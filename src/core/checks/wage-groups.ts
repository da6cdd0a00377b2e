/**
 * Groups of the chart that carry the wages of a month (51 administration, 52 sales, 72 production…): what accrues on
 * wages goes to the same groups.
 */
import { type Measure, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { Cents } from '#core/money/money.ts';
import { ownAccount } from './suggested-entry.ts';

/** Digits of a group of the chart. */
const GROUP = 2;

/** Accounts of one concept in one month. */
export interface ConceptMonth {
  balance: TrialBalance;
  leaves: readonly number[];
}

export interface Accrual {
  balance: TrialBalance;
  /** Accounts of the wages, and their measure. */
  wageLeaves: readonly number[];
  spent: Measure;
  /** Accounts of the expense, this month first: the account of a group may have no rows in a month without accruals. */
  expense: readonly ConceptMonth[];
  /** Prefixes of the role of the expense, and of that of the liability. */
  prefixes: { expense: readonly string[]; liability: readonly string[] };
  /** Positive, whole pesos. */
  amount: Cents;
  /** Dictionary entry of the only creditor, or null. */
  thirdParty: number | null;
}

/** Debits the expense of each group in proportion to its wages, and credits the liability. */
export function accrualByGroup(accrual: Accrual): FactEntryLine[] {
  const { balance, prefixes, amount, thirdParty } = accrual;
  if (amount <= 0n) return [];
  const debits = new Map<string, Cents>();
  for (const [group, part] of split(accrual)) {
    const account = accountIn(group, accrual);
    debits.set(account, (debits.get(account) ?? 0n) + part);
  }
  return [
    ...[...debits].map(([account, debit]) => ({ account, thirdParty, debit, credit: 0n })),
    { account: ownAccount(balance, prefixes.liability), thirdParty, debit: 0n, credit: amount },
  ];
}

/** Whole pesos; the largest group takes the remainder. */
function split({ balance, wageLeaves, spent, amount }: Accrual): [string, Cents][] {
  const groups = Map.groupBy(wageLeaves, (leaf) => balance.leaf(leaf).code.slice(0, GROUP));
  const wages = [...groups]
    .map(([group, leaves]) => ({ group, wage: sumOver(balance, leaves, spent) }))
    .filter(({ wage }) => wage > 0n)
    .sort((a, b) => (a.wage < b.wage ? 1 : -1));
  const all = wages.reduce((sum, { wage }) => sum + wage, 0n);
  const [largest, ...others] = wages;
  if (largest === undefined) return [['', amount]];
  const parts = others.map(({ group, wage }): [string, Cents] => [group, ((amount * wage) / all / 100n) * 100n]);
  const rest = parts.reduce((sum, [, part]) => sum + part, 0n);
  return [[largest.group, amount - rest], ...parts.filter(([, part]) => part > 0n)];
}

/** The company's own account of the concept in the group, else the role's; the first account of all where the group has none. */
function accountIn(group: string, { balance, expense, prefixes }: Accrual): string {
  for (const month of expense)
    for (const leaf of month.leaves) {
      const { code } = month.balance.leaf(leaf);
      if (code.startsWith(group)) return code;
    }
  const own = prefixes.expense.filter((prefix) => prefix.startsWith(group));
  return ownAccount(balance, own.length > 0 ? own : prefixes.expense);
}

/** The only third party of some accounts, or null with none or several. */
export function onlyThirdParty(balance: TrialBalance, leaves: readonly number[]): number | null {
  const [only, second] = balance.people(leaves).list;
  return only !== undefined && second === undefined ? only.entry : null;
}
