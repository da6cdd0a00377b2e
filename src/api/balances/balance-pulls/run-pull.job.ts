/**
 * Job that pulls months one after another: stores progress, resumes after the death of its process, and stops at once
 * when Siigo rejects the credential, because repeated attempts get it blocked.
 */

import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { type OpenCredential, openCredential } from '#api/companies/siigo-credential.ts';
import { markCredential } from '#api/companies/software-credentials/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { AppError, type AppErrorCode } from '#core/call/app-error.ts';
import { refusal } from '#core/call/refusal.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Log } from '#platform/log.ts';
import type { Job } from '#platform/queue/queue.ts';
import type { BalanceServices } from '../services.ts';
import type { StoredMonthListener } from '../stored-month.ts';
import { startPull } from './contract.ts';
import { type PullOfMonth, pullMonth } from './pull-month.ts';
import { hasEnded, type KeptDirectory, type KeptFailure, type KeptMonth } from './pull-record.ts';
import { pullThirdParties } from './pull-third-parties.ts';
import { type ClaimedPull, claimPull, findActor, finishPull, type PullReference, writeProgress } from './queries.ts';
import { tellFailure } from './tell-failure.ts';

export const pullJob = 'pull-balances';

const timeLimitSeconds = 3600;

type Needs = Pick<
  BalanceServices,
  'db' | 'siigo' | 'vault' | 'post' | 'publicUrl' | 'disk' | 'places' | 'workers' | 'antivirus'
>;

/** Failures that would repeat in every other month. */
const lasting: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'siigo.credentials_missing',
  'siigo.credentials_rejected',
  'siigo.credentials_lost',
  'siigo.partner_rejected',
  'siigo.not_allowed',
  'siigo.other_company',
  'resource.not_found',
  'auth.forbidden',
  'storage.full',
  'server.disk_full',
]);

export function runPullJob(services: Needs, onStored: StoredMonthListener, log: Log): Job<PullReference> {
  return {
    name: pullJob,
    retries: 2,
    timeLimit: timeLimitSeconds,
    concurrency: 4,
    ofOne: { concurrency: 1, account: ({ accountId }) => accountId },
    handle: (reference, { signal }) => runPull(services, onStored, reference, signal),
    abandon: (reference) => abandonPull(services, log, reference),
  };
}

async function runPull(
  services: Needs,
  onStored: StoredMonthListener,
  reference: PullReference,
  signal: AbortSignal,
): Promise<void> {
  const claimed = await claimPull(services.db, reference);
  if (claimed === null) return;
  await pullAll(services, onStored, new Progress(services, reference, claimed), signal);
  await end(services, reference, claimed);
}

/** Fails the months that no attempt completed. */
async function abandonPull(services: Needs, log: Log, reference: PullReference): Promise<void> {
  const claimed = await claimPull(services.db, reference);
  if (claimed === null) return;
  log.error({ pullId: reference.pullId }, 'pull failed');
  await new Progress(services, reference, claimed).failRest({ code: 'server.error', data: {} });
  await end(services, reference, claimed);
}

async function end(services: Needs, reference: PullReference, { companyId }: ClaimedPull): Promise<void> {
  await finishPull(services.db, reference);
  await tellFailure(services, reference, companyId);
}

/** Progress of a pull; every change is written. */
class Progress {
  readonly #services: Needs;
  readonly reference: PullReference;
  readonly companyId: number;
  months: KeptMonth[];
  directory: KeptDirectory | null;

  constructor(services: Needs, reference: PullReference, { companyId, months, directory }: ClaimedPull) {
    this.#services = services;
    this.reference = reference;
    this.companyId = companyId;
    this.months = months;
    this.directory = directory;
  }

  async month(period: string, change: Partial<KeptMonth>): Promise<void> {
    this.months = this.months.map((month) => (month.period === period ? { ...month, ...change } : month));
    await this.#write();
  }

  async thirdParties(directory: KeptDirectory): Promise<void> {
    this.directory = directory;
    await this.#write();
  }

  async failRest(failure: KeptFailure): Promise<void> {
    this.months = this.months.map((month) => (hasEnded(month) ? month : { ...month, state: 'failed', failure }));
    await this.#write();
  }

  #write(): Promise<void> {
    return writeProgress(this.#services.db, this.reference, this);
  }
}

interface Opened {
  caller: Caller;
  company: CompanyRecord;
  opened: OpenCredential;
}

async function pullAll(
  services: Needs,
  onStored: StoredMonthListener,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> {
  const mark = ({ caller, company, opened }: Opened, failure: AppErrorCode | null) =>
    asCaller(services.db, caller, (trx) =>
      markCredential(trx, { companyId: company.id, secret: opened.secret }, failure),
    );
  for (const { period } of progress.months.filter((month) => !hasEnded(month))) {
    await progress.month(period, { state: 'pulling' });
    // Reopened for each month: an hour may have passed since the request.
    const ready = await failureOr(() => open(services, progress));
    if ('failure' in ready) return progress.failRest(ready.failure);
    const { caller, company, opened } = ready.value;
    const of = { caller, company, credential: opened.credential, period: parsePeriod(period)!, signal };
    const pulled = await failureOr(() =>
      pullAndTell(services, onStored, of, () => pullDirectory(services, progress, of)),
    );
    if ('value' in pulled) {
      const { version, isNew, auditId } = pulled.value;
      await progress.month(period, { state: isNew ? 'stored' : 'unchanged', version, auditId });
      await mark(ready.value, null);
      continue;
    }
    const { failure } = pulled;
    await progress.month(period, { state: 'failed', failure });
    if (!lasting.has(failure.code)) continue;
    await mark(ready.value, failure.code);
    return progress.failRest(failure);
  }
}

async function pullAndTell(
  services: Needs,
  onStored: StoredMonthListener,
  of: PullOfMonth,
  onProven: () => Promise<void>,
) {
  const stored = await pullMonth(services, of, onProven);
  return { ...stored, auditId: await onStored(of.caller, of.company.id, of.period, stored) };
}

/**
 * Third parties, once a pull: of a credential whose first file proved its company, before that file is stored, as its audit
 * reads them. Balances are complete without them, but not without a credential.
 */
async function pullDirectory({ db, siigo }: Needs, progress: Progress, { company, credential, signal }: PullOfMonth) {
  if (progress.directory !== null) return;
  const of = { reference: progress.reference, company, credential };
  const fetched = await failureOr(() => pullThirdParties(db, siigo, of, signal));
  const failure = 'failure' in fetched ? fetched.failure : null;
  await progress.thirdParties({ count: 'value' in fetched ? fetched.value : null, failure });
  if (failure?.code === 'siigo.credentials_rejected') throw new AppError(failure.code, failure.data);
}

/** User, company and credential of the pull, as they are now rather than at the request. */
async function open({ db, vault }: Needs, { reference, companyId }: Progress): Promise<Opened> {
  const caller = await findActor(db, reference);
  if (caller === undefined) throw new AppError('auth.forbidden');
  const code = refusal(startPull, caller, companyId);
  if (code !== null) throw new AppError(code, { state: caller.license });
  return asCaller(db, caller, async (trx) => {
    const company = await ownCompany(trx, caller, companyId);
    return { caller, company, opened: await openCredential(trx, vault, company) };
  });
}

/** AppErrors become results. Others propagate, and so do those for which the queue tries again. */
async function failureOr<Value>(work: () => Promise<Value>): Promise<{ value: Value } | { failure: KeptFailure }> {
  try {
    return { value: await work() };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'server.busy' || error.code === 'account.slowed') throw error;
    return { failure: { code: error.code, data: error.data } };
  }
}
