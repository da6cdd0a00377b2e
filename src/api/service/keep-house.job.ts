/**
 * Cleanup job, every minute: deletes expired uploads, secrets, stored responses and deleted companies, compares audits
 * that an earlier release compared by other rules, and enqueues audits and pulls that the queue lacks.
 */

import { deleteExpiredAttempts } from '#api/access/oidc/queries.ts';
import { deleteExpiredSecrets } from '#api/access/passwords/queries.ts';
import { deleteExpiredRegistrations } from '#api/access/registration/queries.ts';
import { deleteUnusedDevices } from '#api/access/sessions/queries.ts';
import { type AuditReference, compareUncompared, unfinishedAudits } from '#api/audits/audits/run/queries.ts';
import { auditJob } from '#api/audits/audits/run/run-audit.job.ts';
import { deleteOldDigests } from '#api/audits/portfolio/weekly-digest/queries.ts';
import { type PullReference, unfinishedPulls } from '#api/balances/balance-pulls/queries.ts';
import { pullJob } from '#api/balances/balance-pulls/run-pull.job.ts';
import { deleteOldDrafts } from '#api/balances/file-requests/queries.ts';
import { deleteExpiredFiles } from '#api/balances/kept-files/queries.ts';
import { deleteExpiredSourceUploads } from '#api/balances/source-files/queries.ts';
import { deleteExpiredUploads } from '#api/balances/trial-balances/queries.ts';
import { deleteGoneCompanies } from '#api/companies/company-deletion/delete-gone-companies.ts';
import { deleteOldDeliveries } from '#api/companies/webhooks/deliveries/queries.ts';
import { deleteEndedAttempts } from '#api/kernel/attempts/queries.ts';
import { deleteOldAnswers } from '#api/kernel/idempotency/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { deleteOldNotifications } from '#api/users/notifications/queries.ts';
import { deleteExpiredEmailChanges } from '#api/users/profile/queries.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job, Queue } from '#platform/queue/queue.ts';

export function keepHouseJob(services: Pick<Services, 'db' | 'queue'>): Job<object> {
  return {
    name: 'keep-house',
    retries: 0,
    timeLimit: 120,
    concurrency: 1,
    schedule: '* * * * *',
    handle: async () => {
      await deleteExpiredUploads(services.db);
      await deleteExpiredSourceUploads(services.db);
      await deleteExpiredFiles(services.db);
      await deleteOldDrafts(services.db);
      await deleteEndedAttempts(services.db);
      await inSystem(services.db, deleteExpiredSecrets);
      await inSystem(services.db, deleteExpiredAttempts);
      await inSystem(services.db, deleteExpiredRegistrations);
      await inSystem(services.db, deleteExpiredEmailChanges);
      await inSystem(services.db, deleteUnusedDevices);
      await inSystem(services.db, deleteOldAnswers);
      await inSystem(services.db, deleteOldDeliveries);
      await inSystem(services.db, deleteOldDigests);
      await inSystem(services.db, deleteOldNotifications);
      await deleteGoneCompanies(services.db);
      await compareUncompared(services.db);
      await sendAudits(services.queue, await unfinishedAudits(services.db, false));
      await sendPulls(services.queue, await unfinishedPulls(services.db, false));
    },
  };
}

/** Enqueues audits, each once: the job has the id of its audit. */
export async function sendAudits(queue: Queue, references: readonly AuditReference[]): Promise<void> {
  for (const reference of references) await queue.send(auditJob, reference, reference.auditId);
}

/** Enqueues pulls in the same way. */
export async function sendPulls(queue: Queue, references: readonly PullReference[]): Promise<void> {
  for (const reference of references) await queue.send(pullJob, reference, reference.pullId);
}
