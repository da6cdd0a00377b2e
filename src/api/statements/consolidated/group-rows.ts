/** What the accounts of a company have with other companies of its group, in a worker thread. */
import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { GroupRow } from '#core/statement/group/group-member.ts';

export interface GroupRowsTask {
  month: StoredBalance;
  /** Of the other companies. */
  nits: string[];
}

export async function groupRows({ month, nits }: GroupRowsTask): Promise<GroupRow[]> {
  const period = parsePeriod(month.period)!;
  const balance = openStoredBalance(month);
  const rows: GroupRow[] = [];
  for (const person of balance.people(balance.leaves(), { only: new Set(nits) })) {
    for (const { leaf, opening, debit, credit, closing } of person.parts)
      rows.push({ period, code: balance.leaf(leaf).code, nit: person.key, opening, debit, credit, closing });
  }
  return rows;
}
