/** Enqueues a pull of some months, if there is a credential and no other pull in progress. */
import { randomUUID } from 'node:crypto';
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { requireSiigoNube } from '#api/companies/siigo-credential.ts';
import { findCredential } from '#api/companies/software-credentials/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { waitingMonth } from './pull-record.ts';
import { insertPull } from './queries.ts';
import { pullJob } from './run-pull.job.ts';

/**
 * Returns its id. `calendar`: moment of the scheduled run; null for a user's request. Throws AppError
 * `siigo.other_software`, `siigo.credentials_missing`, `siigo.credentials_rejected` (without asking Siigo again) or
 * `siigo.pull_running`.
 */
export async function startPull(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  caller: Pick<Caller, 'accountId' | 'userId' | 'isAdmin' | 'name'>,
  company: CompanyRecord,
  months: readonly Period[],
  calendar: Date | null = null,
): Promise<string> {
  requireSiigoNube(company);
  const id = randomUUID();
  await asCaller(db, caller, async (trx) => {
    await requireCredential(trx, company.id);
    const waiting = months.map((period) => waitingMonth(periodKey(period)));
    const isFirst = await insertPull(trx, caller, { id, companyId: company.id, calendar, months: waiting });
    if (!isFirst) throw new AppError('siigo.pull_running');
    const details = { months: waiting.map(({ period }) => period), automatic: calendar !== null };
    await logActivity(trx, caller, { act: 'balance.pull_started', companyId: company.id, details });
  });
  // If the process dies before enqueueing, keep-house does it.
  await queue.send(pullJob, { pullId: id, accountId: caller.accountId, userId: caller.userId }, id);
  return id;
}

async function requireCredential(trx: DatabaseTransaction, companyId: number): Promise<void> {
  const credential = await findCredential(trx, companyId);
  if (credential === undefined) throw new AppError('siigo.credentials_missing');
  if (credential.failure === 'siigo.credentials_rejected') throw new AppError('siigo.credentials_rejected');
}
