/** What must be done every minute: expired uploads go, and audits that nobody is at are sent to the queue again. */
import type { Job } from '#platform/queue/queue.ts';
import { recoverAudits } from './audits/run/queries.ts';
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
      await resumeAudits(services, false);
    },
  };
}

/** `alone`: no other process shares the database, so an audit that is said to run was left by one that died. */
export async function resumeAudits({ db, queue }: Pick<Services, 'db' | 'queue'>, alone: boolean): Promise<void> {
  for (const reference of await recoverAudits(db, alone)) await queue.send(auditJob, reference);
}
