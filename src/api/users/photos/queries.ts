/** Photos of users, with their version keys. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';

/** Row-level security restricts it to the account. */
export async function findPhoto(trx: DatabaseTransaction, userId: number): Promise<Buffer | undefined> {
  const found = await trx.selectFrom('user_photo').select('webp').where('user_id', '=', userId).executeTakeFirst();
  return found?.webp;
}

export interface KeptPhoto {
  /** Changes with every upload. */
  version: string;
  webp: Buffer;
}

/** Null deletes it. */
export async function setPhoto(
  trx: DatabaseTransaction,
  { accountId, userId }: { accountId: string; userId: number },
  photo: KeptPhoto | null,
): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ photo: photo?.version ?? null })
    .where('id', '=', userId)
    .execute();
  if (photo === null) {
    await trx.deleteFrom('user_photo').where('user_id', '=', userId).execute();
    return;
  }
  await trx
    .insertInto('user_photo')
    .values({ user_id: userId, account_id: accountId, webp: photo.webp })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ webp: photo.webp }))
    .execute();
}
