/**
 * Production costs that a month leaves in their class. For a company that transfers them monthly it is an omission that
 * falsifies the result; for one that does it at year end, a matter of presentation. Each validation reports its own.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { History, HistoryMonth } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { entryBetween, ownAccount } from './suggested-entry.ts';

export interface ProductionLeft {
  /** Signed sum, above the noise threshold. */
  left: Cents;
  /** Accounts with a balance in groups that leave one: the group that leaves most first, and its largest account. */
  leaves: readonly number[];
  /** An earlier month transferred its costs, or the year ends: the transfer was due. */
  isOmitted: boolean;
  /** Transfers the whole balance to cost of sales. */
  entry: FactEntryLine[];
}

interface Open {
  leaf: number;
  closing: Cents;
}

const DECEMBER = 12;
const GROUP_DIGITS = 2;

/** Null when the balance is within noise, and in the closing period. */
export function productionLeft(
  { balance, history, period, noise }: { balance: TrialBalance; history: History; period: Period; noise: Cents },
  production: AccountRole,
  costOfSales: AccountRole,
): ProductionLeft | null {
  const open = largestFirst(
    production
      .leaves()
      .map((leaf) => ({ leaf, closing: balance.leaf(leaf).sum.closing }))
      .filter(({ closing }) => closing !== 0n),
    balance,
  );
  const left = open.reduce((sum, { closing }) => sum + closing, 0n);
  if (period.month > DECEMBER || abs(left) <= noise) return null;
  const target = ownAccount(balance, costOfSales.prefixes);
  return {
    left,
    leaves: open.map(({ leaf }) => leaf),
    isOmitted: period.month === DECEMBER || history.months.some((month) => isCarried(month, production, noise)),
    entry:
      target === '' ? [] : open.flatMap(({ leaf, closing }) => entryBetween(target, balance.leaf(leaf).code, closing)),
  };
}

/**
 * By what their group leaves: costs and the transfers out of them are different accounts of one group. Without the groups
 * that were transferred, whose largest account is not the one that is missing.
 */
function largestFirst(open: readonly Open[], balance: TrialBalance): Open[] {
  const groupOf = ({ leaf }: Open) => balance.leaf(leaf).code.slice(0, GROUP_DIGITS);
  const groups = new Map<string, Cents>();
  for (const one of open) groups.set(groupOf(one), (groups.get(groupOf(one)) ?? 0n) + one.closing);
  const weight = (one: Open) => abs(groups.get(groupOf(one))!);
  return open
    .filter((one) => weight(one) !== 0n)
    .sort((a, b) => compareCents(weight(b), weight(a)) || compareCents(abs(b.closing), abs(a.closing)));
}

function compareCents(a: Cents, b: Cents): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** December and the closing period end at zero in any case. */
function isCarried({ period, balance }: HistoryMonth, production: AccountRole, noise: Cents): boolean {
  if (period.month >= DECEMBER) return false;
  const sum = production.in(balance).sum();
  return sum.debit > 0n && abs(sum.closing) <= noise;
}
