/**
 * A statement of several companies as if they were one: the sum of theirs without what they have with each other, which their
 * rows with the NIT of another of them say. What one books and the other does not is shown as a difference.
 */
import type { Amounts } from '#core/books/amounts.ts';
import { type Period, samePeriod } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { isOfPosition, isOfResult } from './account-side.ts';
import { closingEntryOf } from './closing-entry.ts';
import { consolidationWords } from './consolidate.es.ts';
import type { Statement } from './declaration.ts';
import { drawStatement, type StatementOptions } from './draw-statement.ts';
import { Ledger } from './ledger.ts';
import { mergeTrees } from './merge-trees.ts';
import type { AccountFigures, MonthFigures } from './month-figures.ts';
import { type LineAssignments, placeAccounts } from './place-accounts.ts';
import type { StatementCheck, StatementNode, StatementTree } from './statement-tree.ts';

/** What an account has with another company of the group in a month. */
export interface GroupRow extends Amounts {
  period: Period;
  /** Of the leaf account. */
  code: string;
  /** The other company. */
  nit: string;
}

export interface GroupMember {
  /** Unique in the group: the key of its column. */
  key: string;
  name: string;
  nit: string;
  months: readonly MonthFigures[];
  assignments: LineAssignments;
  /** In those months. */
  rows: readonly GroupRow[];
}

/** What two companies say of each other: signed, debit positive. Balances that agree add up to zero. */
export interface GroupDifference {
  /** Keys of both. */
  members: readonly [string, string];
  /** `position`: balances of assets, liabilities and equity; `results`: income and expenses of the period. */
  kind: 'position' | 'results';
  amounts: readonly [Cents, Cents];
  difference: Cents;
}

export interface ConsolidatedStatement {
  /** Columns: one a company, what is eliminated, and the group. */
  tree: StatementTree;
  /** Those that are not zero. */
  differences: GroupDifference[];
}

type GroupOptions = Omit<StatementOptions, 'compare' | 'assignments' | 'budget'>;

/** `members`: all of them with the month of the period. */
export function consolidate(
  statement: Statement,
  members: readonly GroupMember[],
  options: GroupOptions,
): ConsolidatedStatement {
  const placed = members.map((member) => ({
    ...member,
    months: member.months.map((month) => placeAccounts(month, member.assignments)),
  }));
  const whole = placed.map(({ months }) => drawStatement(statement, months, options));
  const outside = placed.map(({ months, rows }) => {
    const without = months.map((month) => withoutGroup(month, rows));
    return drawStatement(statement, without, options);
  });
  const [first] = whole as [StatementTree];
  const differences = differencesOf(placed, options);
  return {
    tree: {
      ...first,
      // A statement that moves between columns of its own has room for the group only.
      ...(first.columns.length === 1
        ? besideEachOther(members, whole, outside)
        : { nodes: mergeTrees(nodesOf(outside), first.columns.length).map((node) => summed(node, members.length)) }),
      checks: [checkOf(differences, members)],
    },
    differences,
  };
}

const nodesOf = (trees: readonly StatementTree[]) => trees.map(({ nodes }) => nodes);

/** A column for each member, for what is eliminated, and for the group. */
function besideEachOther(
  members: readonly GroupMember[],
  whole: readonly StatementTree[],
  outside: readonly StatementTree[],
): Pick<StatementTree, 'columns' | 'nodes'> {
  const nodes = mergeTrees(nodesOf([...whole, ...outside]), 1);
  return {
    columns: [
      ...members.map(({ key, name }) => ({ key, label: name, kind: 'amount' as const })),
      { key: 'eliminaciones', label: consolidationWords.eliminations, kind: 'amount' },
      { key: 'consolidado', label: consolidationWords.group, kind: 'amount' },
    ],
    nodes: nodes.map((node) => besideGroup(node, members.length)),
  };
}

/** Amounts of the members, and of the same without the group, become the members, what is eliminated, and the group. */
function besideGroup(node: StatementNode, count: number): StatementNode {
  const own = node.amounts.slice(0, count);
  const children = node.children.map((child) => besideGroup(child, count));
  if (!addsUp(node)) return { ...node, amounts: [...own, null, null], children };
  const group = total(node.amounts.slice(count));
  return { ...node, amounts: [...own.map((amount) => amount ?? 0n), group - total(own), group], children };
}

/** Amounts of the members, column by column, become their sums. */
function summed(node: StatementNode, count: number): StatementNode {
  const columns = node.amounts.length / count;
  const amounts = Array.from({ length: columns }, (_, column) =>
    addsUp(node) ? total(node.amounts.filter((_amount, index) => index % columns === column)) : null,
  );
  return { ...node, amounts, children: node.children.map((child) => summed(child, count)) };
}

/** Sections have no amounts, and ratios of companies make no ratio of the group. */
function addsUp({ kind, amounts }: StatementNode): boolean {
  return kind !== 'ratio' && amounts.some((amount) => amount !== null);
}

const total = (amounts: readonly (Cents | null)[]) => amounts.reduce<Cents>((sum, cents) => sum + (cents ?? 0n), 0n);

/** Whether equity holds the running result is decided by the whole books: without a part they may look otherwise. */
function withoutGroup(month: MonthFigures, rows: readonly GroupRow[]): MonthFigures {
  const byCode = Map.groupBy(
    rows.filter(({ period }) => samePeriod(period, month.period)),
    ({ code }) => code,
  );
  const { isPostedLive } = new Ledger(month, {
    basis: 'month',
    closing: 'before',
    january: null,
    lastYear: null,
    yearMonths: [],
    itemAssignments: {},
  });
  return {
    ...month,
    isPostedLive,
    accounts: month.accounts.map((account) => (byCode.get(account.code) ?? []).reduce(withoutRow, account)),
  };
}

function withoutRow(account: AccountFigures, row: GroupRow): AccountFigures {
  return {
    ...account,
    opening: account.opening - row.opening,
    debit: account.debit - row.debit,
    credit: account.credit - row.credit,
    closing: account.closing - row.closing,
    creditSide: account.creditSide - (row.closing < 0n ? row.closing : 0n),
    closingEntry: account.closingEntry - closedIn(account, row),
  };
}

/** Part of a row that the entry of the year closes. */
function closedIn({ closingEntry, place }: AccountFigures, row: GroupRow): Cents {
  return closingEntry === 0n ? 0n : closingEntryOf(row.period, place, row, [row]);
}

/** What each pair says of each other, where it does not agree. */
function differencesOf(members: readonly GroupMember[], options: GroupOptions): GroupDifference[] {
  const found: GroupDifference[] = [];
  for (const [index, one] of members.entries()) {
    for (const other of members.slice(index + 1)) {
      for (const kind of ['position', 'results'] as const) {
        const amounts = [saidOf(one, other.nit, kind, options), saidOf(other, one.nit, kind, options)] as const;
        const difference = amounts[0] + amounts[1];
        if (difference !== 0n) found.push({ members: [one.key, other.key], kind, amounts, difference });
      }
    }
  }
  return found;
}

function saidOf(
  { months, rows }: GroupMember,
  nit: string,
  kind: GroupDifference['kind'],
  { period, basis = 'month' }: GroupOptions,
): Cents {
  const accounts = new Map(
    months.find((month) => samePeriod(month.period, period))!.accounts.map((account) => [account.code, account]),
  );
  const isOfKind = kind === 'position' ? isOfPosition : isOfResult;
  return rows.reduce((sum, row) => {
    const account = accounts.get(row.code);
    if (row.nit !== nit || !samePeriod(row.period, period) || !account || !isOfKind(account)) return sum;
    if (kind === 'position' || basis === 'year')
      return sum + row.closing - (kind === 'position' ? 0n : closedIn(account, row));
    return sum + row.debit - row.credit - closedIn(account, row);
  }, 0n);
}

function checkOf(differences: readonly GroupDifference[], members: readonly GroupMember[]): StatementCheck {
  const { agree, differ, label } = consolidationWords;
  const nameOf = (key: string) => members.find((member) => member.key === key)!.name;
  const told = differences.map(({ members: [one, other], kind, difference }) =>
    differ(nameOf(one), nameOf(other), kind, difference),
  );
  const holds = differences.length === 0;
  return {
    key: 'eliminations',
    label,
    holds,
    difference: differences.reduce<Cents>((sum, { difference }) => sum + difference, 0n),
    words: holds ? agree : told.join(' '),
  };
}
