/** The accounts of a month with their lines, in a worker thread. */
import { periodKey } from '#core/calendar/period.ts';
import { toDecimal } from '#core/money/money.ts';
import { assignedBy } from '#core/report/assignments.ts';
import { type LineAssignments, placementOf } from '#core/statement/place-accounts.ts';
import { type MonthsToDraw, openedFigures } from '../opened-figures.ts';
import type { LineAccounts } from './contract.ts';

export interface LineAccountsTask {
  /** One. */
  months: MonthsToDraw;
  assignments: LineAssignments;
}

/** Null where the month is not kept and was not given. */
export async function listLineAccounts({ months, assignments }: LineAccountsTask): Promise<LineAccounts | null> {
  const [month] = openedFigures.open(months) ?? [];
  if (month === undefined) return null;
  return {
    period: periodKey(month.period),
    accounts: month.accounts.map((account) => ({
      code: account.code,
      name: account.name,
      closing: toDecimal(account.closing),
      byDefault: account.line,
      standing: account.standing,
      line: placementOf(account, assignments).line,
      assignedBy: assignedBy(account.code, assignments),
    })),
  };
}
