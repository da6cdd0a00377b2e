/** A company that changed its software: its first months have the auxiliaries of the old one, some were never kept, then the new ones begin. */
import { accountLevel } from '#core/identity/account-code.ts';
import type { SimulatedMonth, TrialBalanceRow } from '#simulator/model.ts';

/** Months of the old software, and then months of which there is nothing. */
const OLD = 3;
const LOST = 3;
/** The old software had its third parties on the accounts of six digits. */
const OLD_LENGTH = 6;

export function withMigration(months: readonly SimulatedMonth[]): SimulatedMonth[] {
  return [...months.slice(0, OLD).map(inOldChart), ...months.slice(OLD + LOST)];
}

function inOldChart({ period, rows }: SimulatedMonth): SimulatedMonth {
  const facts = new Map<string, TrialBalanceRow>();
  const old: TrialBalanceRow[] = [];
  let subaccount = '';
  for (const row of rows) {
    if (row.title) {
      if (row.account.length === OLD_LENGTH) subaccount = row.accountName;
      if (row.account.length <= OLD_LENGTH) old.push(row);
      continue;
    }
    const account = row.account.slice(0, OLD_LENGTH);
    const key = `${account}/${row.thirdParty?.id ?? ''}`;
    const known = facts.get(key);
    if (known) addTo(known, row);
    else {
      const fact = { ...row, account, accountName: subaccount, level: accountLevel(account) };
      facts.set(key, fact);
      old.push(fact);
    }
  }
  return { period, rows: old };
}

function addTo(fact: TrialBalanceRow, { opening, debit, credit, closing }: TrialBalanceRow): void {
  fact.opening += opening;
  fact.debit += debit;
  fact.credit += credit;
  fact.closing += closing;
}
