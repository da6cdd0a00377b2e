/**
 * Groups of the chart that carry the wages of a month (51 administration, 52 sales, 72 production…): what accrues on
 * wages goes to the same groups.
 */
import { type Measure, shareOver, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { FactEntryLine, FactEntryShare } from '#core/engine/fact.ts';
import { allocate } from '#core/money/allocate.ts';
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
  /** Keys of the only employees whose wages count; default all. */
  only?: ReadonlySet<string>;
  /** Positive, whole pesos. */
  amount: Cents;
  /**
   * Whose it is: of each employee by wages; of the only creditor, by dictionary entry; or null, of several that the books
   * of the month do not tell apart.
   */
  creditor: 'employees' | number | null;
}

/** Debits the expense of each group in proportion to its wages, and credits the liability. */
export function accrualByGroup(accrual: Accrual): FactEntryLine[] {
  const { balance, prefixes, amount } = accrual;
  if (amount <= 0n) return [];
  const byAccount = Map.groupBy(split(accrual), ({ group }) => accountIn(group, accrual));
  const debits = [...byAccount].map(([account, parts]) => ({
    account,
    thirdParty: null,
    shares: together(parts.flatMap(({ shares }) => shares)),
    debit: parts.reduce((sum, part) => sum + part.amount, 0n),
    credit: 0n,
  }));
  const liability = ownAccount(balance, prefixes.liability);
  const shares = together(debits.flatMap((line) => line.shares));
  return [...debits, { account: liability, thirdParty: null, shares, debit: 0n, credit: amount }];
}

/** Shares of entry lines by third party, each once. */
export function together(shares: readonly FactEntryShare[]): FactEntryShare[] {
  return [...Map.groupBy(shares, ({ thirdParty }) => thirdParty)].map(([thirdParty, own]) => ({
    thirdParty,
    amount: own.reduce((sum, { amount }) => sum + amount, 0n),
  }));
}

interface GroupPart {
  group: string;
  amount: Cents;
  shares: readonly FactEntryShare[];
}

function split(accrual: Accrual): GroupPart[] {
  const { balance, wageLeaves, amount } = accrual;
  const groups = Map.groupBy(wageLeaves, (leaf) => balance.leaf(leaf).code.slice(0, GROUP));
  const wages = [...groups].map(([group, leaves]) => ({ group, leaves, amount: wagesIn(leaves, accrual) }));
  const parts = allocate(amount, wages);
  if (parts.length === 0) return [{ group: '', amount, shares: [] }];
  return parts.map(({ group, leaves, amount: part }) => ({
    group,
    amount: part,
    shares: sharesOf(part, leaves, accrual),
  }));
}

function wagesIn(leaves: readonly number[], { balance, spent, only }: Accrual): Cents {
  if (only === undefined) return sumOver(balance, leaves, spent);
  const shares = shareOver(balance, leaves, spent);
  return [...only].reduce((sum, key) => sum + (shares.get(key)?.amount ?? 0n), 0n);
}

function sharesOf(amount: Cents, leaves: readonly number[], { balance, spent, creditor }: Accrual): FactEntryShare[] {
  if (creditor === null) return [];
  if (creditor !== 'employees') return [{ thirdParty: creditor, amount }];
  const wages = [...shareOver(balance, leaves, spent).values()].map((share) => ({
    thirdParty: share.thirdParty,
    amount: share.amount,
  }));
  return allocate(amount, wages);
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
