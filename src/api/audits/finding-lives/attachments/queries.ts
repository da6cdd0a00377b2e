/** Files attached to findings. Their bytes count in the storage of the account (`licenses/queries.ts`). */
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readLong } from '#api/kernel/long-columns/queries.ts';
import type { Caller } from '#platform/auth/caller.ts';

export interface AttachmentRecord {
  id: string;
  lifeId: string;
  fileName: string;
  mediaType: string;
  /** Bytes. */
  size: number;
  createdBy: number;
  createdByName: string;
  createdAt: Date;
}

function selectAttachments(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('finding_attachment as file')
    .innerJoin('app_user as author', 'author.id', 'file.created_by')
    .select(['file.id', 'file.life_id as lifeId', 'file.file_name as fileName', 'file.media_type as mediaType'])
    .select(sql<number>`octet_length(file.bytes)`.as('size'))
    .select(['file.created_by as createdBy', 'author.name as createdByName', 'file.created_at as createdAt'])
    .where('file.company_id', '=', companyId);
}

/** Oldest first. */
export function listAttachments(
  trx: DatabaseTransaction,
  companyId: number,
  lifeId: string,
): Promise<AttachmentRecord[]> {
  return selectAttachments(trx, companyId)
    .where('file.life_id', '=', lifeId)
    .orderBy('file.created_at')
    .orderBy('file.id')
    .execute();
}

export function findAttachment(
  trx: DatabaseTransaction,
  companyId: number,
  id: string,
): Promise<AttachmentRecord | undefined> {
  return selectAttachments(trx, companyId).where('file.id', '=', id).executeTakeFirst();
}

export function readAttachment(trx: DatabaseTransaction, id: string): Promise<Buffer> {
  return readLong(trx, 'finding_attachment.bytes', id);
}

export async function insertAttachment(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  file: { companyId: number; lifeId: string; fileName: string; mediaType: string; bytes: Buffer },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('finding_attachment')
    .values({
      id,
      account_id: accountId,
      company_id: file.companyId,
      life_id: file.lifeId,
      file_name: file.fileName,
      media_type: file.mediaType,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      bytes: file.bytes,
      created_by: userId,
    })
    .execute();
  return id;
}

export async function deleteAttachment(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('finding_attachment').where('id', '=', id).execute();
}
