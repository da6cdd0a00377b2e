/** Enqueues the audit of a month. */
import { randomUUID } from 'node:crypto';
import type { SourcesListener, StoredMonthListener } from '#api/balances/stored-month.ts';
import { findNewest, lockCompany } from '#api/balances/trial-balances/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { comparePeriods, type Period, periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { monthsAfter } from '../changes/queries.ts';
import { type AuditRecord, findAudit, findUnfinished, insertAudit } from '../queries.ts';
import { closedMonths, findClosed } from '../sign-off/queries.ts';
import { newestAudit } from './queries.ts';
import { auditJob } from './run-audit.job.ts';

/**
 * Audit of the newest version of a month; returns an unfinished one instead of starting a second, with `hasChanged` only
 * one that has read nothing yet. If the process dies before enqueueing, keep-house does it. Throws AppError `audit.no_balance`, and `sign_off.closed` for what was signed.
 */
export async function startAudit(
  { db, queue }: Pick<Services, 'db' | 'queue'>,
  caller: Pick<Caller, 'accountId' | 'userId' | 'isAdmin' | 'name'>,
  companyId: number,
  period: Period,
  { hasChanged = false } = {},
): Promise<AuditRecord> {
  const { audit, isNew } = await asCaller(db, caller, async (trx) => {
    const balance = await findNewest(trx, companyId, period);
    if (balance === undefined) throw new AppError('audit.no_balance', { period: formatPeriod(period) });
    await lockCompany(trx, companyId);
    // A version stored after the signatures is audited: that shows what it changes.
    const closed = await findClosed(trx, companyId, period);
    if (closed?.balanceId === balance.id) throw new AppError('sign_off.closed', { period: formatPeriod(period) });
    const unfinished = await findUnfinished(trx, companyId, balance.id);
    if (unfinished !== undefined && !(hasChanged && unfinished.state === 'running'))
      return { audit: unfinished, isNew: false };
    const id = randomUUID();
    await insertAudit(trx, caller, { id, companyId, balanceId: balance.id, period });
    await logActivity(trx, caller, { act: 'audit.started', companyId, target: formatPeriod(period) });
    return { audit: (await findAudit(trx, companyId, id))!, isNew: true };
  });
  const { accountId, userId } = caller;
  if (isNew) await queue.send(auditJob, { auditId: audit.id, accountId, userId }, audit.id);
  return audit;
}

/**
 * Audits of several months in order, `following`: and of every later month with a balance that is not closed. Throws
 * AppError `audit.no_balance` or `sign_off.closed`, with nothing started, when one of `periods` has none or is closed.
 */
export async function startAudits(
  services: Pick<Services, 'db' | 'queue'>,
  caller: Pick<Caller, 'accountId' | 'userId' | 'isAdmin' | 'name'>,
  companyId: number,
  { periods, following = false }: { periods: readonly Period[]; following?: boolean },
): Promise<AuditRecord[]> {
  const asked = new Map(periods.map((period) => [periodKey(period), period]));
  const months = await asCaller(services.db, caller, async (trx) => {
    const signed = new Set((await closedMonths(trx, companyId)).map(({ balanceId }) => balanceId));
    const isLocked = async (period: Period) => signed.has((await findNewest(trx, companyId, period))?.id ?? '');
    for (const period of asked.values()) {
      if ((await findNewest(trx, companyId, period)) === undefined)
        throw new AppError('audit.no_balance', { period: formatPeriod(period) });
      if (await isLocked(period)) throw new AppError('sign_off.closed', { period: formatPeriod(period) });
    }
    const first = [...asked.values()].toSorted(comparePeriods)[0]!;
    const later: Period[] = [];
    for (const period of following ? await monthsAfter(trx, companyId, first) : [])
      if (!(await isLocked(period))) later.push(period);
    return [...new Map([...asked, ...later.map((month) => [periodKey(month), month] as const)]).values()];
  });
  const audits: AuditRecord[] = [];
  for (const month of months.toSorted(comparePeriods))
    audits.push(await startAudit(services, caller, companyId, month));
  return audits;
}

/** Starts the audit of what a pull has stored, when it is missing. */
export function auditStoredMonth(services: Pick<Services, 'db' | 'queue'>): StoredMonthListener {
  return async (caller, companyId, period, { balanceId, isNew }) => {
    const known = isNew ? null : await asCaller(services.db, caller, (trx) => newestAudit(trx, balanceId));
    return known ?? (await startAudit(services, caller, companyId, period)).id;
  };
}

/**
 * Audits months whose second files changed: those that were audited, and are not closed with that balance. One that runs
 * may have read the files before, so another follows it.
 */
export function auditTouchedMonths(services: Pick<Services, 'db' | 'queue'>): SourcesListener {
  return async (caller, companyId, months) => {
    const audited = await asCaller(services.db, caller, async (trx) => {
      const signed = new Set((await closedMonths(trx, companyId)).map(({ balanceId }) => balanceId));
      const found: Period[] = [];
      for (const month of months) {
        const balance = await findNewest(trx, companyId, month);
        if (balance === undefined || signed.has(balance.id)) continue;
        if ((await newestAudit(trx, balance.id)) !== null) found.push(month);
      }
      return found;
    });
    const started: { id: string; period: string }[] = [];
    for (const month of audited) {
      const { id } = await startAudit(services, caller, companyId, month, { hasChanged: true });
      started.push({ id, period: periodKey(month) });
    }
    return started;
  };
}
