/** Looks for the flows of a company in the balances of later months, until none is left to look for. */

import type { AuditServices } from '#api/audits/services.ts';
import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import { nextFlowCheck, storeFlowCheck } from './queries.ts';

interface Checked {
  companyId: number;
  /** Balance whose audit is about to end; null for ended audits alone. */
  audited: string | null;
  place: Place;
}

/** Months of a company at once: a bound, not a limit that books reach. */
const MOST_CHECKS = 100;
const timeLimitMs = 60_000;

export async function checkFlows(
  workers: AuditServices['workers'],
  db: Database,
  { accountId, userId }: { accountId: string; userId: number },
  { companyId, audited, place }: Checked,
): Promise<void> {
  const caller = { accountId, userId, isAdmin: false };
  for (let count = 0; count < MOST_CHECKS; count++) {
    const check = await asCaller(db, caller, (trx) => nextFlowCheck(trx, companyId, audited));
    if (check === null) return;
    const { balanceId, period, balance, flows } = check;
    const month = { id: balanceId, period, balance };
    const seen = await workers.run('seeRegistrations', { month, flows }, { place, timeLimitMs });
    await asCaller(db, caller, async (trx) => {
      await lockCompany(trx, companyId);
      await storeFlowCheck(trx, accountId, companyId, check, seen);
    });
  }
}
