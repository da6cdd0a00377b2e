/** Kept files, which expire after an hour. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inSystem } from '#platform/database/system-transaction.ts';

/** Returns its id. */
export async function insertKeptFile(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, fileName, bytes }: { companyId: number; fileName: string; bytes: Buffer },
): Promise<string> {
  const id = randomUUID();
  const expires = sql<Date>`now() + interval '1 hour'`;
  await trx
    .insertInto('kept_file')
    .values({
      id,
      account_id: accountId,
      company_id: companyId,
      user_id: userId,
      file_name: fileName,
      bytes,
      expires_at: expires,
    })
    .execute();
  return id;
}

/** An unexpired file of the caller in this company; renews it for another hour. */
export function findKeptFile(
  trx: DatabaseTransaction,
  { userId }: Pick<Caller, 'userId'>,
  companyId: number,
  id: string,
): Promise<{ fileName: string; bytes: Buffer } | undefined> {
  return trx
    .updateTable('kept_file')
    .set({ expires_at: sql<Date>`now() + interval '1 hour'` })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['file_name as fileName', 'bytes'])
    .executeTakeFirst();
}

/** Returns how many were deleted. */
export function deleteExpiredFiles(db: Database): Promise<number> {
  return inSystem(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('kept_file')
      .where('expires_at', '<', sql<Date>`now()`)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
