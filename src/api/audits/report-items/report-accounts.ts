/** The accounts of a stored month with their default items, in a worker thread: roles are inferred from the whole month. */
import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import type { Equivalences } from '#core/books/roles/titles.ts';
import { toDecimal } from '#core/money/money.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import { defaultAccounts } from '#core/report/default-items.ts';
import { reportFigures } from '#core/report/report-figures.ts';
import type { ReportAccounts } from './contract.ts';

export interface ReportAccountsTask {
  month: StoredBalance;
  /** What the company said of its accounts. */
  equivalences: Equivalences;
  assignments: ReportAssignments;
}

/** Accounts by code, figures in the order of the report. */
export async function reportAccounts(task: ReportAccountsTask): Promise<ReportAccounts> {
  const { month, equivalences, assignments } = task;
  const balance = openStoredBalance(month);
  const accounts = defaultAccounts(balance, equivalences).map((account) => ({
    ...account,
    closing: balance.leaf(balance.accountIndex(account.code)).sum.closing,
  }));
  const { items } = reportFigures(accounts, assignments);
  return {
    period: month.period,
    accounts: accounts.map((account) => ({ ...account, closing: toDecimal(account.closing) })),
    figures: [...items].map(([id, cents]) => ({ id, amount: toDecimal(cents) })),
  };
}
