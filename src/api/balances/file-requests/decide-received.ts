/** Decides what arrived by a link: stored as any upload of the company, looked at first, or discarded. */
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { claimStorage } from '#api/subscription/claim-storage.ts';
import { periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inspectFile } from '../inspect-file.ts';
import type { KeptFile } from '../kept-files/contract.ts';
import { insertKeptFile } from '../kept-files/queries.ts';
import type { BalanceServices } from '../services.ts';
import { storeBalance } from '../store-balance.ts';
import { storeSource } from '../store-source.ts';
import type { SourcesListener, StoredMonthListener } from '../stored-month.ts';
import type { FileRequest } from './contract.ts';
import { lockReceived, lockRequest, markDiscarded, type ReceivedRecord, readReceivedBytes } from './queries.ts';
import { requestDocument } from './request-document.ts';

export interface ReceivedPlace {
  id: number;
  receivedId: string;
}

/** Called with what was stored. */
export interface StoredListeners {
  month: StoredMonthListener;
  sources: SourcesListener;
}

type Audits = { id: string; period: string }[];

/**
 * Throws AppError `resource.not_found`, `received.decided`, `received.open_first` for what a person must look at before,
 * and those of `inspectFile` and `storeBalance`.
 */
export async function acceptReceived(
  services: BalanceServices,
  caller: Caller,
  place: ReceivedPlace,
  { listeners, signal }: { listeners: StoredListeners; signal: AbortSignal },
): Promise<{ data: FileRequest; meta: { audits: Audits } }> {
  const { db, places } = services;
  const { company, received, bytes, asked } = await asCaller(db, caller, async (trx) => {
    const found = await reach(trx, caller, place);
    const request = await lockRequest(trx, found.received.requestId);
    return { ...found, bytes: await readReceivedBytes(trx, place.receivedId), asked: request!.period };
  });
  const { fileName } = received;
  const inspection = await places.run({ account: caller.accountId, kind: 'reading', signal }, (turn) =>
    inspectFile({ ...services, place: turn }, caller, company, { fileName, bytes }, signal),
  );
  const { uploadId, source, period } = inspection;
  let audits: Audits;
  if (uploadId !== null) {
    const { balance, isNew } = await asCaller(db, caller, (trx) =>
      storeBalance(trx, caller, company, { uploadId, ...(period === null && { period: asked }) }),
    );
    const audit = await listeners.month(caller, company.id, balance, {
      balanceId: balance.id,
      version: balance.version,
      isNew,
    });
    audits = [{ id: audit, period: periodKey(balance) }];
  } else if (source?.uploadId) {
    const upload = source.uploadId;
    const { months } = await asCaller(db, caller, (trx) => storeSource(trx, caller, company.id, upload));
    audits = await listeners.sources(caller, company.id, months);
  } else throw new AppError('received.open_first', { name: fileName });
  return { data: await documentOf(services, caller, received), meta: { audits } };
}

/** Throws AppError `resource.not_found`, `received.decided`, `storage.full`. */
export function keepReceived({ db }: BalanceServices, caller: Caller, place: ReceivedPlace): Promise<KeptFile> {
  return asCaller(db, caller, async (trx) => {
    const { received } = await reach(trx, caller, place);
    const bytes = await readReceivedBytes(trx, received.id);
    await claimStorage(trx, caller, bytes.byteLength);
    const { fileName, size } = received;
    const id = await insertKeptFile(trx, caller, { companyId: place.id, fileName, bytes });
    return { id, fileName, size, files: null };
  });
}

/** Throws AppError `resource.not_found`, `received.decided`. */
export function discardReceived(
  { db }: Pick<BalanceServices, 'db'>,
  caller: Caller,
  place: ReceivedPlace,
  reason: string,
): Promise<FileRequest> {
  return asCaller(db, caller, async (trx) => {
    const { received } = await reach(trx, caller, place);
    await markDiscarded(trx, caller, received.id, reason.trim());
    const { fileName, sha256, requestId } = received;
    const details = { reason: reason.trim(), sha256 };
    await logActivity(trx, caller, { act: 'files.discarded', companyId: place.id, target: fileName, details });
    return requestDocument(trx, (await lockRequest(trx, requestId))!);
  });
}

/** One that waits. */
async function reach(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, receivedId }: ReceivedPlace,
): Promise<{ company: CompanyRecord; received: ReceivedRecord }> {
  const company = await ownCompany(trx, caller, id);
  const received = await lockReceived(trx, id, receivedId);
  if (received === undefined) throw new AppError('resource.not_found');
  if (received.outcome !== null) throw new AppError('received.decided');
  return { company, received };
}

function documentOf({ db }: BalanceServices, caller: Caller, { requestId }: ReceivedRecord): Promise<FileRequest> {
  return asCaller(db, caller, async (trx) => requestDocument(trx, (await lockRequest(trx, requestId))!));
}
