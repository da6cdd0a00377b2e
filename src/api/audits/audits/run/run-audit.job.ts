/** Job that audits a month: survives the death of its process, and reports progress after each validation. */

import type { AuditServices } from '#api/audits/services.ts';
import { appErrorText } from '#core/call/app-error.es.ts';
import { unreadableBalanceOf } from '#core/call/unreadable-balance.ts';
import type { Log } from '#platform/log.ts';
import type { Job } from '#platform/queue/queue.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import { TaskKilled } from '#platform/worker/worker-pool.ts';
import { keepFiguresName } from '../../after-audit.ts';
import { type AuditRequester, tellAuditsName } from '../../alerts/queries.ts';
import { checkFlows } from '../flows/check-flows.ts';
import { text } from '../text.es.ts';
import { announceAudit } from './announce-audit.ts';
import type { AuditStep } from './audit-task.ts';
import { type AuditReference, claimAudit, companyOf, failAudit, finishAudit, recordEvents } from './queries.ts';
import { recordProgress } from './record-progress.ts';

export const auditJob = 'audit';

const timeLimitSeconds = 290;
/** An audit that has had no turn for this long goes back to the queue. */
const patienceMs = 60_000;

type Needs = Pick<AuditServices, 'db' | 'workers' | 'places' | 'queue'>;

export function runAuditJob(services: Needs, log: Log): Job<AuditReference> {
  return {
    name: auditJob,
    retries: 2,
    timeLimit: timeLimitSeconds + patienceMs / 1000 + 10,
    // What waits for its turn reads nothing yet; those of one account leave room for others.
    concurrency: 6,
    ofOne: { concurrency: 2, account: ({ accountId }) => accountId },
    handle: async (reference, attempt) => {
      const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(patienceMs)]);
      const claim = { account: reference.accountId, kind: 'audit', signal } as const;
      await services.places.run(claim, (place) => runAudit(services, log, reference, place));
      await tell(services, reference);
    },
    abandon: async (reference) => {
      await failAudit(services.db, reference, text.failures.other);
      await tell(services, reference);
    },
  };
}

/** Also of an audit that had ended before its process died. */
async function tell({ db, queue }: Needs, reference: AuditReference): Promise<void> {
  const companyId = await companyOf(db, reference);
  if (companyId === undefined) return;
  const { accountId, userId } = reference;
  const requester: AuditRequester = { accountId, companyId, userId };
  await queue.send(tellAuditsName, requester);
  await queue.send(keepFiguresName, requester);
}

async function runAudit(
  { db, workers }: Pick<Needs, 'db' | 'workers'>,
  log: Log,
  reference: AuditReference,
  place: Place,
): Promise<void> {
  const claimed = await claimAudit(db, reference);
  if (claimed === null) return;
  const progress = recordProgress((events) => recordEvents(db, reference, events));
  const step = ({ done, total, validation }: AuditStep) => progress.add({ state: 'running', done, total, validation });
  try {
    const limits = { place, step, timeLimitMs: timeLimitSeconds * 1000 };
    const result = await workers.run('auditMonth', { ...claimed.input, known: claimed.known?.results ?? {} }, limits);
    await progress.ended();
    // What the month registers of earlier ones is known before anyone is told that its audit ended.
    await checkFlows(workers, db, reference, { ...claimed, place, audited: claimed.input.basis.balances[0]! });
    for (const { validation, error } of result.broken) log.error({ validation, error }, 'a validation broke');
    await finishAudit(db, reference, result, claimed, announceAudit);
    // Its own flows in months that were audited before it, and those of months that ended meanwhile.
    await checkFlows(workers, db, reference, { ...claimed, place, audited: null });
  } catch (error) {
    const unreadable = unreadableBalanceOf(error);
    if (unreadable !== null) {
      log.error({ err: error, auditId: reference.auditId }, 'audit failed');
      return failAudit(db, reference, appErrorText['balance.damaged']({ id: unreadable }));
    }
    // A retry would use as much memory or time.
    if (!(error instanceof TaskKilled) || error.reason === 'crash' || error.reason === 'gone') throw error;
    log.error({ err: error, auditId: reference.auditId }, 'audit failed');
    await failAudit(db, reference, text.failures[error.reason]);
  }
}
