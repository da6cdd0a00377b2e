/** Job that audits a month: survives the death of its process, and reports progress after each validation. */

import type { AuditServices } from '#api/audits/services.ts';
import type { Log } from '#platform/log.ts';
import type { Job } from '#platform/queue/queue.ts';
import { TaskKilled } from '#platform/worker/worker-pool.ts';
import { text } from '../text.es.ts';
import type { AuditStep } from './audit-task.ts';
import { type AuditReference, claimAudit, failAudit, finishAudit, recordEvents } from './queries.ts';
import { recordProgress } from './record-progress.ts';

export const auditJob = 'audit';

const timeLimitSeconds = 300;

type Needs = Pick<AuditServices, 'db' | 'workers'>;

export function runAuditJob(services: Needs, log: Log): Job<AuditReference> {
  return {
    name: auditJob,
    retries: 2,
    timeLimit: timeLimitSeconds,
    concurrency: 2,
    handle: (reference) => runAudit(services, log, reference),
    abandon: (reference) => failAudit(services.db, reference, text.failures.other),
  };
}

async function runAudit({ db, workers }: Needs, log: Log, reference: AuditReference): Promise<void> {
  const claimed = await claimAudit(db, reference);
  if (claimed === null) return;
  const progress = recordProgress((events) => recordEvents(db, reference, events));
  const step = ({ done, total, validation }: AuditStep) => progress.add({ state: 'running', done, total, validation });
  try {
    const limits = { step, timeLimitMs: (timeLimitSeconds - 10) * 1000 };
    const result = await workers.run('auditMonth', { ...claimed.input, known: claimed.known?.results ?? {} }, limits);
    await progress.ended();
    for (const { validation, error } of result.broken) log.error({ validation, error }, 'a validation broke');
    await finishAudit(db, reference, result, claimed);
  } catch (error) {
    // A retry would use as much memory or time.
    if (!(error instanceof TaskKilled) || error.reason === 'crash' || error.reason === 'gone') throw error;
    log.error({ err: error, auditId: reference.auditId }, 'audit failed');
    await failAudit(db, reference, text.failures[error.reason]);
  }
}
