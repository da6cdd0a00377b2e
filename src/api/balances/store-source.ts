/** Stores a second file that was read, under the next number of its source, unless it is in force already. */
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Period } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { settleReceived } from './file-requests/queries.ts';
import {
  findSameSource,
  findSourceFile,
  findSourceUpload,
  monthsTouched,
  type SourceFileRecord,
  storeSourceUpload,
} from './source-files/queries.ts';
import { lockCompany } from './trial-balances/queries.ts';

/** A file that was stored, withdrawn or restored, and the months whose audit it changes. */
export interface ChangedSource {
  file: SourceFileRecord;
  months: Period[];
}

/** Throws AppError `balance.upload_expired`. */
export async function storeSource(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  uploadId: string,
): Promise<ChangedSource & { isNew: boolean }> {
  const upload = await findSourceUpload(trx, companyId, uploadId);
  if (upload === undefined) throw new AppError('balance.upload_expired');
  await lockCompany(trx, companyId);
  await settleReceived(trx, caller, companyId, upload.sha256);
  const same = await findSameSource(trx, companyId, upload);
  if (same !== undefined) return { file: same, months: [], isNew: false };
  const id = await storeSourceUpload(trx, caller, companyId, upload.id);
  const stored = await changedFile(trx, companyId, id);
  await logSource(trx, caller, companyId, stored.file, { act: 'source.stored' });
  return { ...stored, isNew: true };
}

/** Throws AppError `resource.not_found`. */
export async function reachSource(trx: DatabaseTransaction, companyId: number, id: string): Promise<SourceFileRecord> {
  const file = await findSourceFile(trx, companyId, id);
  if (file === undefined) throw new AppError('resource.not_found');
  return file;
}

export async function changedFile(trx: DatabaseTransaction, companyId: number, id: string): Promise<ChangedSource> {
  const file = await reachSource(trx, companyId, id);
  return { file, months: await monthsTouched(trx, companyId, file) };
}

export async function logSource(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  { source, number, from, to, sha256, fileName }: SourceFileRecord,
  { act, reason }: { act: 'source.stored' | 'source.withdrawn' | 'source.restored'; reason?: string },
): Promise<void> {
  const details = { source, number, from, to, sha256, ...(reason !== undefined && { reason }) };
  await logActivity(trx, caller, { act, companyId, target: fileName, details });
}
