/** What must be done every minute: expired uploads go, and audits that nobody is at are sent to the queue again. */
import type { Job, Queue } from '#platform/queue/queue.ts';
import { type AuditReference, recoverAudits } from './audits/run/queries.ts';
import { auditJob } from './audits/run-audit.job.ts';
import { deleteEndedAttempts } from './auth/queries.ts';
import type { Services } from './services.ts';
import { deleteExpiredUploads } from './trial-balances/queries.ts';

export function keepHouseJob(services: Pick<Services, 'db' | 'queue'>): Job<object> {
  return {
    name: 'keep-house',
    retries: 0,
    timeLimit: 120,
    concurrency: 1,
    schedule: '* * * * *',
    handle: async () => {
      await deleteExpiredUploads(services.db);
      await deleteEndedAttempts(services.db);
      await sendAudits(services.queue, await recoverAudits(services.db, false));
    },
  };
}

/** Puts audits in the queue; those that are there already lose nothing by it. */
export async function sendAudits(queue: Queue, references: readonly AuditReference[]): Promise<void> {
  for (const reference of references) await queue.send(auditJob, reference);
}
