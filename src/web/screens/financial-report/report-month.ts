/** The accounts of the newest month with their amounts, and what the screen says of them under some assignments. */

import type { ReportAccounts } from '#api/audits/report-items/contract.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { fromDecimal } from '#core/money/money.ts';
import { type ReportItem, reportItems } from '#core/reference/tax/report-items.gen.ts';
import { assignedBy, type ReportAssignments, reportItemOf } from '#core/report/assignments.ts';
import type { ValuedAccount } from '#core/report/report-figures.ts';

type Listed = ReportAccounts['accounts'][number];

export interface MonthAccount extends Omit<Listed, 'closing'>, ValuedAccount {}

export interface ReportMonth {
  /** Null for a company without balances. */
  period: Period | null;
  accounts: readonly MonthAccount[];
}

export function reportMonth({ period, accounts }: ReportAccounts): ReportMonth {
  return {
    period: period === null ? null : parsePeriod(period),
    accounts: accounts.map((account) => ({ ...account, closing: fromDecimal(account.closing) })),
  };
}

/** Accounts of taxes and results that no item holds, by amount. */
export function openAccounts(accounts: readonly MonthAccount[], assignments: ReportAssignments): MonthAccount[] {
  return accounts
    .filter((account) => account.isOfReport && reportItemOf(account, assignments) === null)
    .sort((a, b) => (sizeOf(a) === sizeOf(b) ? 0 : sizeOf(a) < sizeOf(b) ? 1 : -1));
}

const sizeOf = ({ closing }: MonthAccount) => (closing < 0n ? -closing : closing);

const byId = new Map(reportItems.map((item) => [item.id, item]));

/** Patterns of an item: what it holds by default unless the company took it, and what the company gave it. */
export function itemPatterns(id: number, assignments: ReportAssignments): { pattern: string; isOwn: boolean }[] {
  const usual = defaultPatterns(byId.get(id)!).filter((pattern) => !Object.hasOwn(assignments, pattern));
  const own = Object.keys(assignments).filter((pattern) => lookUp(assignments, pattern) === id);
  return [
    ...usual.map((pattern) => ({ pattern, isOwn: false })),
    ...own.sort().map((pattern) => ({ pattern, isOwn: true })),
  ];
}

/** Prefixes whose accounts an item holds whatever their names say. */
function defaultPatterns({ nameAny, prefixes, byCode }: ReportItem): string[] {
  return (nameAny.length === 0 ? prefixes : byCode).map((prefix) => `${prefix}*`);
}

/** Words by which an item holds accounts under some prefixes; null for items without them. */
export function itemNames(id: number): Pick<ReportItem, 'prefixes' | 'nameAny' | 'nameAlso'> | null {
  const item = byId.get(id)!;
  return item.nameAny.length === 0 ? null : item;
}

/** What puts an account into its item: a pattern, or null for its name. */
export function entersBy(account: MonthAccount, id: number, assignments: ReportAssignments): string | null {
  const own = assignedBy(account.code, assignments);
  if (own !== null) return own;
  if (account.witness !== 'code' || account.place !== account.code) return null;
  const patterns = defaultPatterns(byId.get(id)!).filter((pattern) => account.code.startsWith(pattern.slice(0, -1)));
  return patterns.sort((a, b) => b.length - a.length)[0] ?? null;
}
