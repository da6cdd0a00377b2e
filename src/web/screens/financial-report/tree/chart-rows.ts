/** The chart of a month as rows: titles by the levels of the chart, each with the items and the sum of what is in it. */
import type { AccountName } from '#api/audits/parametrization/contract.ts';
import type { Cents } from '#core/money/money.ts';
import { type ReportAssignments, reportItemOf } from '#core/report/assignments.ts';
import { matches } from '../../../data/search.ts';
import type { MonthAccount } from '../report-month.ts';

export type ChartFilter = 'all' | 'open' | 'here';

export interface ChartRow {
  code: string;
  name: string;
  /** From 0. */
  depth: number;
  isTitle: boolean;
  /** Of the accounts in it; null: none holds some of them. */
  items: readonly (number | null)[];
  /** An account of taxes or results that no item holds is in it. */
  isOpen: boolean;
  sum: Cents;
  leaves: readonly MonthAccount[];
}

interface Asked {
  accounts: readonly MonthAccount[];
  names: readonly AccountName[];
  assignments: ReportAssignments;
  /** Of the item. */
  id: number;
  filter: ChartFilter;
  typed: string;
  /** Titles that are open. */
  expanded: ReadonlySet<string>;
}

/** Digits of class, group, account and subaccount. */
const LEVELS = [1, 2, 4, 6];

/** Titles above an account. */
export function titlesOf(code: string): string[] {
  return LEVELS.filter((length) => length < code.length).map((length) => code.slice(0, length));
}

/** Rows in sight, by code. A search or a filter opens everything that it finds. */
export function chartRows(asked: Asked): ChartRow[] {
  const { accounts, names, assignments, filter, typed, expanded } = asked;
  const titleNames = new Map(names.map(({ code, name }) => [code, name]));
  const isSought = typed.trim() !== '' || filter !== 'all';
  const shown = accounts.filter((account) => isShown(account, asked, titleNames));
  // A title without a name says nothing that its accounts do not.
  const named = (code: string) => titlesOf(code).filter((title) => title.length === 1 || titleNames.has(title));
  const byTitle = Map.groupBy(
    shown.flatMap((account) => named(account.code).map((title) => ({ title, account }))),
    ({ title }) => title,
  );
  const rowOf = (code: string, name: string, leaves: readonly MonthAccount[], isTitle: boolean): ChartRow => ({
    code,
    name,
    depth: LEVELS.filter((length) => length < code.length && byTitle.has(code.slice(0, length))).length,
    isTitle,
    items: [...new Set(leaves.map((account) => reportItemOf(account, assignments)))],
    isOpen: leaves.some((account) => account.isOfReport && reportItemOf(account, assignments) === null),
    sum: leaves.reduce((sum, { closing }) => sum + closing, 0n),
    leaves,
  });
  const isInSight = (code: string) => isSought || named(code).every((title) => expanded.has(title));
  const titles = [...byTitle].flatMap(([code, inside]) =>
    isInSight(code)
      ? [
          rowOf(
            code,
            titleNames.get(code) ?? '',
            inside.map(({ account }) => account),
            true,
          ),
        ]
      : [],
  );
  const leaves = shown.filter(({ code }) => isInSight(code)).map((one) => rowOf(one.code, one.name, [one], false));
  return [...titles, ...leaves].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : a.isTitle ? -1 : 1));
}

function isShown(account: MonthAccount, asked: Asked, titleNames: ReadonlyMap<string, string>): boolean {
  const item = reportItemOf(account, asked.assignments);
  if (asked.filter === 'here' && item !== asked.id) return false;
  if (asked.filter === 'open' && (item !== null || !account.isOfReport)) return false;
  if (asked.typed.trim() === '') return true;
  const titles = titlesOf(account.code).map((title) => titleNames.get(title));
  return matches(asked.typed, account.code, account.name, ...titles);
}

/** Titles that are open at first: down to the accounts of four digits around what the item holds. */
export function openedFor(held: readonly MonthAccount[]): Set<string> {
  return new Set(held.flatMap(({ code }) => titlesOf(code).filter((title) => title.length < 4)));
}
