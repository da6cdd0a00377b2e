/** Licenses: list, grant, renew, suspend, history. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { ActivityKind } from '#core/product/activity-log.ts';
import { planName } from '#core/product/license.es.ts';
import { plan } from '#core/product/license.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import { chooseLicenses } from './choose-licenses.ts';
import * as contract from './contract.ts';
import { licenseDocument } from './license-document.ts';
import {
  findLicense,
  type LicenseAction,
  type LicenseRecord,
  listLicenseChanges,
  listSubscribers,
  lockLicense,
  type SubscriberRecord,
  writeLicense,
} from './queries.ts';
import { summarize } from './summarize.ts';
import { text } from './text.es.ts';

const usualPage = 50;

export function mountLicenses({ mount }: Router, { db }: Services): void {
  mount(contract.listLicenses, async ({ query, caller }) => {
    const { page = 1, pageSize = usualPage, ...wish } = query;
    const found = await asCaller(db, caller, (trx) => chooseLicenses(trx, wish));
    const data = found.slice((page - 1) * pageSize, page * pageSize);
    return { data, meta: { page, pageSize, total: found.length } };
  });
  mount(contract.summarizeLicenses, async ({ caller }) => ({ data: await asCaller(db, caller, summarize) }));
  mount(contract.exportLicenses, async ({ query, caller, reply }) => {
    const { format, ...wish } = query;
    const rows = await asCaller(db, caller, async (trx) => {
      const found = await chooseLicenses(trx, wish);
      await logActivity(trx, caller, { act: 'file.downloaded', target: text.sheet, details: { ...query } });
      return [text.header, ...found.map(text.row)];
    });
    return sendTable(reply, { title: text.sheet, fileName: text.fileName, rows }, format);
  });
  mount(contract.ownLicense, async ({ caller }) =>
    asCaller(db, caller, async (trx) => ({ data: await readLicense(trx, caller.accountId) })),
  );
  mount(contract.getLicense, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => ({ data: await readLicense(trx, params.accountId) })),
  );
  mount(contract.renewLicense, async ({ params, body, caller, request }) => {
    const today = clock.today();
    if (body.ends_on < today) throw invalid('ends_on', text.endsInThePast);
    const { plan: key, ends_on, note = '' } = body;
    const { companies = plan(key).companies, users = plan(key).users } = body;
    return asCaller(db, caller, async (trx) => {
      await readSubscriber(trx, params.accountId);
      const current = await lockLicense(trx, params.accountId);
      refuseOther(request.headers['if-match'], current);
      const holds = current !== undefined && current.endsOn >= today;
      const license = {
        accountId: params.accountId,
        plan: key,
        companies,
        users,
        startsOn: holds ? current.startsOn : today,
        endsOn: ends_on,
        suspendedAt: current?.suspendedAt ?? null,
      };
      const act = current === undefined ? 'licence.granted' : 'licence.renewed';
      await change(trx, caller, license, { action: current === undefined ? 'grant' : 'renew', act, note });
      return { data: await readLicense(trx, params.accountId) };
    });
  });
  mount(contract.suspendLicense, async ({ params, body, caller }) => ({
    data: await suspend({ db }, caller, params.accountId, { note: body.note ?? '', isSuspended: true }),
  }));
  mount(contract.resumeLicense, async ({ params, body, caller }) => ({
    data: await suspend({ db }, caller, params.accountId, { note: body.note ?? '', isSuspended: false }),
  }));
  mount(contract.listLicenseChanges, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readSubscriber(trx, params.accountId);
      const changes = await listLicenseChanges(trx, params.accountId);
      return {
        data: changes.map(({ version, action, note, changedBy, changedAt, license }) => {
          const { plan: key, companies, users, starts_on: startsOn, ends_on: endsOn } = license;
          const terms = { plan: key, companies, users, startsOn, endsOn };
          return { id: version, attributes: { action, note, changedBy, changedAt: changedAt.toISOString(), ...terms } };
        }),
      };
    }),
  );
}

/** Idempotent: no change when already in that state. */
function suspend(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  accountId: string,
  { note, isSuspended }: { note: string; isSuspended: boolean },
): Promise<contract.License> {
  return asCaller(db, caller, async (trx) => {
    const current = await lockLicense(trx, accountId);
    if (current === undefined) throw new AppError('resource.not_found');
    if ((current.suspendedAt !== null) !== isSuspended) {
      const how = isSuspended
        ? ({ action: 'suspend', act: 'licence.suspended', note } as const)
        : ({ action: 'resume', act: 'licence.resumed', note } as const);
      await change(trx, caller, { ...current, suspendedAt: isSuspended ? new Date() : null }, how);
    }
    return readLicense(trx, accountId);
  });
}

async function change(
  trx: DatabaseTransaction,
  caller: Caller,
  license: Omit<LicenseRecord, 'version'>,
  { action, act, note }: { action: LicenseAction; act: ActivityKind; note: string },
): Promise<void> {
  await writeLicense(trx, license, { action, note, changedBy: caller.userId });
  const { accountId, plan: key, companies, users, endsOn } = license;
  const details = { plan: key, companies, users, endsOn, note };
  await logActivity(trx, { ...caller, accountId }, { act, target: planName[key], details });
}

async function readSubscriber(trx: DatabaseTransaction, accountId: string): Promise<SubscriberRecord> {
  const [subscriber] = await listSubscribers(trx, { accountId });
  if (subscriber === undefined) throw new AppError('resource.not_found');
  return subscriber;
}

async function readLicense(trx: DatabaseTransaction, accountId: string): Promise<contract.License> {
  return licenseDocument(trx, await readSubscriber(trx, accountId), await findLicense(trx, accountId));
}

function refuseOther(ifMatch: string | undefined, current: LicenseRecord | undefined): void {
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${current?.version ?? 0}"`)
    throw new AppError('resource.conflict');
}

const invalid = (field: string, message: string) => new AppError('request.invalid', {}, [{ field, message }]);
