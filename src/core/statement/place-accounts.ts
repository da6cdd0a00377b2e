/** What a company says of its accounts over their default lines: prefixes (`2485*`) and exact codes, as for the report items. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { assignedBy } from '#core/report/assignments.ts';
import type { AccountFigures, MonthFigures } from './month-figures.ts';
import { namedLine } from './statement-lines.ts';

/** Line by prefix or exact code; the exact code decides, then the longest prefix. */
export type LineAssignments = Readonly<Record<string, string>>;

/** The line of an account and why, under what the company says. An assignment to a line that no longer exists says nothing. */
export function placementOf(
  account: Pick<AccountFigures, 'code' | 'line' | 'standing'>,
  assignments: LineAssignments,
): Pick<AccountFigures, 'line' | 'standing'> {
  const own = assignedBy(account.code, assignments);
  const line = own === null ? null : lookUp(assignments, own)!;
  if (line !== null && namedLine(line) !== null) return { line, standing: 'company' };
  return { line: account.line, standing: account.standing };
}

export function placeAccounts(month: MonthFigures, assignments: LineAssignments): MonthFigures {
  if (Object.keys(assignments).length === 0) return month;
  return {
    ...month,
    accounts: month.accounts.map((account) => ({ ...account, ...placementOf(account, assignments) })),
  };
}
