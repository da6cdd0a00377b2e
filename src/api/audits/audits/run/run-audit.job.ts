/** Audits a month as a job: survives the death of its process, and says how far it is after each validation. */

import type { AuditServices } from '#api/audits/services.ts';
import type { Log } from '#platform/log.ts';
import type { Job } from '#platform/queue/queue.ts';
import { TaskKilled } from '#platform/worker/worker-pool.ts';
import { text } from '../text.es.ts';
import type { AuditStep } from './audit-task.ts';
import {
  type AuditReference,
  claimAudit,
  failAudit,
  finishAudit,
  keepAlive,
  recordEvents,
  releaseAudit,
} from './queries.ts';
import { recordProgress } from './record-progress.ts';

export const auditJob = 'audit';

const timeLimitSeconds = 300;
const alivePeriodMs = 5000;

type Needs = Pick<AuditServices, 'db' | 'workers'>;

export function runAuditJob(services: Needs, log: Log): Job<AuditReference> {
  return {
    name: auditJob,
    retries: 2,
    timeLimit: timeLimitSeconds,
    concurrency: 2,
    handle: (reference, { last }) => runAudit(services, log, reference, last),
  };
}

async function runAudit({ db, workers }: Needs, log: Log, reference: AuditReference, last: boolean): Promise<void> {
  const claimed = await claimAudit(db, reference);
  if (claimed === null) return;
  const alive = setInterval(() => keepAlive(db, reference).catch(() => {}), alivePeriodMs);
  const progress = recordProgress((events) => recordEvents(db, reference, events));
  const step = ({ done, total, validation }: AuditStep) => progress.add({ state: 'running', done, total, validation });
  try {
    const limits = { step, timeLimitMs: (timeLimitSeconds - 10) * 1000 };
    const result = await workers.run('auditMonth', { ...claimed.input, known: claimed.known?.results ?? {} }, limits);
    await progress.ended();
    for (const { validation, error } of result.broken) log.error({ validation, error }, 'a validation broke');
    await finishAudit(db, reference, result, claimed);
  } catch (error) {
    const hopeless = error instanceof TaskKilled && error.reason !== 'crash';
    if (!hopeless && !last) {
      await releaseAudit(db, reference);
      throw error;
    }
    log.error({ err: error, auditId: reference.auditId }, 'audit failed');
    await failAudit(db, reference, failure(error));
  } finally {
    clearInterval(alive);
  }
}

function failure(error: unknown): string {
  const { memory, time, other } = text.failures;
  if (!(error instanceof TaskKilled) || error.reason === 'crash') return other;
  return error.reason === 'memory' ? memory : time;
}
