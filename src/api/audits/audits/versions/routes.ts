/** Versions of a month: listed, compared, withdrawn, restored. */
import { findNewest, findSameInForce, lockCompany, readColumns } from '#api/balances/trial-balances/queries.ts';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, periodKey, samePeriod } from '#core/calendar/period.ts';
import { appErrorText } from '#core/call/app-error.es.ts';
import { AppError } from '#core/call/app-error.ts';
import { toDecimal } from '#core/money/money.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { VersionServices } from '../../services.ts';
import { findUnfinished } from '../queries.ts';
import { reachAudit } from '../reach-audit.ts';
import { startAudit } from '../run/start-audit.ts';
import { findClosed } from '../sign-off/queries.ts';
import * as contract from './contract.ts';
import { findAnyVersion, restore, type VersionRecord, versionsOf, withdraw } from './queries.ts';
import { versionFindings } from './version-findings.ts';

/** Lines of a comparison. */
const mostLines = 200;

export function mountVersions({ mount }: Router, services: VersionServices): void {
  const { db, workers, places } = services;
  mount(contract.listVersions, async ({ params, query, caller }) => {
    const versions = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      const all = await versionsOf(trx, params.id, readPeriod(query.period));
      const inForce = all.find(({ isWithdrawn }) => !isWithdrawn);
      const documents: contract.BalanceVersion[] = [];
      for (const version of all) {
        const obstacle = await obstacleOf(trx, params.id, version);
        documents.push(versionDocument(version, { isInForce: version === inForce, obstacle }));
      }
      return documents;
    });
    return { data: versions };
  });
  mount(contract.compareVersions, async ({ params, query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { before, after, ...task } = await asCaller(db, caller, async (trx) => {
        await readCompany(trx, caller, params.id);
        const [own, other] = [
          await reachVersion(trx, params.id, params.balanceId),
          await reachVersion(trx, params.id, query.with),
        ];
        if (!samePeriod(own, other)) throw new AppError('resource.not_found');
        const stored = async ({ id }: VersionRecord) => ({
          id,
          period: periodKey(own),
          balance: await readColumns(trx, id),
        });
        return { before: other.version, after: own.version, earlier: await stored(other), later: await stored(own) };
      });
      const input = { before: task.earlier, after: task.later, limit: mostLines };
      return { data: { before, after, ...(await workers.run('versionChanges', input, { place, signal })) } };
    });
  });
  mount(contract.compareVersionFindings, async ({ params, caller }) => ({
    data: await asCaller(db, caller, async (trx) => {
      const { id } = await reachAudit(trx, caller, params.id, params.auditId);
      return versionFindings(trx, id);
    }),
  }));
  mount(contract.withdrawVersion, async ({ params, body, caller }) => {
    const reason = body.reason.trim();
    const period = await asCaller(db, caller, async (trx) => {
      const version = await changeableVersion(trx, caller, params);
      if (version.isWithdrawn) throw new AppError('resource.not_found');
      await refuseObstacle(trx, params.id, version);
      await withdraw(trx, caller, version.id, reason);
      await logVersion(trx, caller, params.id, version, { act: 'balance.withdrawn', reason });
      return version;
    });
    return { data: await inForce(services, caller, params.id, period) };
  });
  mount(contract.restoreVersion, async ({ params, caller }) => {
    const period = await asCaller(db, caller, async (trx) => {
      const version = await changeableVersion(trx, caller, params);
      if (!version.isWithdrawn) throw new AppError('resource.not_found');
      await refuseObstacle(trx, params.id, version);
      await restore(trx, caller, version.id);
      await logVersion(trx, caller, params.id, version, { act: 'balance.restored' });
      return version;
    });
    return { data: await inForce(services, caller, params.id, period) };
  });
}

/** Under the lock of the company's balances. */
async function changeableVersion(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, balanceId }: { id: number; balanceId: string },
): Promise<VersionRecord> {
  await ownCompany(trx, caller, id);
  await lockCompany(trx, id);
  return reachVersion(trx, id, balanceId);
}

/** What keeps a version from being withdrawn, or a withdrawn one from being restored. */
async function obstacleOf(
  trx: DatabaseTransaction,
  companyId: number,
  version: VersionRecord,
): Promise<AppError | undefined> {
  if (version.isWithdrawn) {
    const same = await findSameInForce(trx, companyId, version, version);
    return same && new AppError('balance.stored_again', { version: same.version });
  }
  // What was signed stays as it was.
  const signed = await findClosed(trx, companyId, version);
  if (signed?.balanceId === version.id) return new AppError('sign_off.closed', { period: formatPeriod(version) });
  const audited = await findUnfinished(trx, companyId, version.id);
  return audited && new AppError('balance.being_audited');
}

async function refuseObstacle(trx: DatabaseTransaction, companyId: number, version: VersionRecord): Promise<void> {
  const obstacle = await obstacleOf(trx, companyId, version);
  if (obstacle) throw obstacle;
}

async function reachVersion(trx: DatabaseTransaction, companyId: number, id: string): Promise<VersionRecord> {
  const version = await findAnyVersion(trx, companyId, id);
  if (version === undefined) throw new AppError('resource.not_found');
  return version;
}

async function logVersion(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  version: VersionRecord,
  { act, reason }: { act: 'balance.withdrawn' | 'balance.restored'; reason?: string },
): Promise<void> {
  const details = { period: periodKey(version), version: version.version, ...(reason !== undefined && { reason }) };
  await logActivity(trx, caller, { act, companyId, target: version.fileName, details });
}

/** What the month shows now; its audit starts, as what later months are compared with has changed. */
async function inForce(services: VersionServices, caller: Caller, companyId: number, { year, month }: Period) {
  const newest = await asCaller(services.db, caller, (trx) => findNewest(trx, companyId, { year, month }));
  if (newest === undefined) return { version: null, auditId: null };
  const { id } = await startAudit(services, caller, companyId, { year, month });
  return { version: newest.version, auditId: id };
}

function versionDocument(
  record: VersionRecord,
  { isInForce, obstacle }: { isInForce: boolean; obstacle: AppError | undefined },
): contract.BalanceVersion {
  const { id, version, fileName, size, formatName, rows, debits, credits, uploadedAt, uploadedBy } = record;
  const { isWithdrawn, reason, withdrawnAt, withdrawnBy } = record;
  return {
    id,
    version,
    fileName,
    size,
    formatName,
    rows,
    debits: toDecimal(BigInt(debits)),
    credits: toDecimal(BigInt(credits)),
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy,
    isInForce,
    withdrawn: isWithdrawn
      ? { reason: reason ?? '', at: (withdrawnAt ?? uploadedAt).toISOString(), by: withdrawnBy ?? '' }
      : null,
    obstacle: obstacle ? appErrorText[obstacle.code](obstacle.data) : null,
  };
}
