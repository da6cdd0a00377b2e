/** Trial balances: inspect, store, list, read rows, download the file. */

import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { balanceDocument } from '../balance-document.ts';
import { inspectFile } from '../inspect-file.ts';
import { reachUpload } from '../reach-upload.ts';
import type { BalanceServices } from '../services.ts';
import { storeBalance } from '../store-balance.ts';
import type { StoredBalance } from '../stored-balance.ts';
import {
  getTrialBalance,
  inspectTrialBalance,
  listTrialBalances,
  storeTrialBalance,
  trialBalanceFile,
  uploadChanges,
} from './contract.ts';
import {
  type BalanceRecord,
  findBalance,
  findNewest,
  findUpload,
  listBalances,
  readBytes,
  readColumns,
  readUploadColumns,
} from './queries.ts';

const usualPage = 50;
/** Lines of a comparison of versions. */
const mostChanges = 200;

export function mountTrialBalances({ mount }: Router, services: BalanceServices): void {
  const { db, workers, places } = services;
  mount(inspectTrialBalance, async ({ params, query, caller, request, reply }) => {
    const company = await reachUpload(services, caller, params.id);
    const signal = clientGone(reply);
    return receiveUpload(services, { caller, request, companyId: company.id, signal }, async (file, place) => {
      const { assign = false, ...answers } = query;
      const chosen = { ...file, assign, answers };
      return { data: await inspectFile({ ...services, place }, caller, company, chosen, signal) };
    });
  });
  mount(storeTrialBalance, async ({ params, body, caller, reply }) => {
    const { balance, isNew } = await asCaller(db, caller, async (trx) =>
      storeBalance(trx, caller, await ownCompany(trx, caller, params.id), body),
    );
    if (!isNew) reply.code(200);
    return { data: balanceDocument(balance) };
  });
  mount(uploadChanges, async ({ params, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const compared = await asCaller(db, caller, (trx) => comparedVersions(trx, caller, params));
      if (compared === null) return { data: { version: null, total: 0, lines: [] } };
      const { version, ...task } = compared;
      const { lines, total } = await workers.run('versionChanges', { ...task, limit: mostChanges }, { place, signal });
      return { data: { version, total, lines } };
    });
  });
  mount(listTrialBalances, async ({ params, query, caller }) => {
    const { page = 1, pageSize = usualPage } = query;
    const period = query.period === undefined ? null : parsePeriod(query.period);
    const { balances, total } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listBalances(trx, params.id, period, { page, pageSize });
    });
    return { data: balances.map(balanceDocument), meta: { page, pageSize, total } };
  });
  mount(getTrialBalance, async ({ params, query, caller, reply }) => {
    const { page = 1, pageSize = usualPage } = query;
    const filter = {
      account: query.account ?? '',
      nit: query.nit ?? null,
      rows: query.rows === undefined ? null : query.rows.split(',').map(Number),
    };
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { balance, columns } = await asCaller(db, caller, async (trx) => {
        const found = await readBalance(trx, caller, params);
        return { balance: found, columns: await readColumns(trx, found.id) };
      });
      const stored = { id: balance.id, period: periodKey(balance), balance: columns };
      const task = { stored, filter, offset: (page - 1) * pageSize, limit: pageSize };
      const { rows, total } = await workers.run('listRows', task, { place, signal });
      return { data: { balance: balanceDocument(balance), rows }, meta: { page, pageSize, total } };
    });
  });
  mount(trialBalanceFile, async ({ params, caller, reply }) => {
    const { balance, bytes } = await asCaller(db, caller, async (trx) => {
      const found = await readBalance(trx, caller, params);
      const bytes = await readBytes(trx, found.id);
      // Downloads by staff are logged in the account of the company.
      const { accountId } = await readCompany(trx, caller, params.id);
      await logActivity(
        trx,
        { ...caller, accountId },
        { act: 'file.downloaded', companyId: params.id, target: found.fileName },
      );
      return { balance: found, bytes };
    });
    reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(balance.fileName)}`);
    return reply.send(bytes);
  });
}

/** An upload and the newest version of its month; null if there is none. Throws AppError `balance.upload_expired`. */
async function comparedVersions(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, uploadId }: { id: number; uploadId: string },
): Promise<{ version: number; before: StoredBalance; after: StoredBalance } | null> {
  await readCompany(trx, caller, id);
  const upload = await findUpload(trx, id, uploadId);
  if (upload === undefined) throw new AppError('balance.upload_expired');
  const period = upload.reading.period === null ? null : parsePeriod(upload.reading.period);
  const newest = period === null ? undefined : await findNewest(trx, id, period);
  if (period === null || newest === undefined) return null;
  const stored = (id: string, balance: Uint8Array) => ({ id, period: periodKey(period), balance });
  return {
    version: newest.version,
    before: stored(newest.id, await readColumns(trx, newest.id)),
    after: stored(upload.id, await readUploadColumns(trx, upload.id)),
  };
}

async function readBalance(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, balanceId }: { id: number; balanceId: string },
): Promise<BalanceRecord> {
  await readCompany(trx, caller, id);
  const balance = await findBalance(trx, id, balanceId);
  if (balance === undefined) throw new AppError('resource.not_found');
  return balance;
}
