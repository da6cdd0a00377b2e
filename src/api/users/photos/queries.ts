/** Photos of people, and which one they have. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';

/** Row-level security sees to it that it is one of the account's. */
export async function findPhoto(trx: DatabaseTransaction, userId: number): Promise<Buffer | undefined> {
  const found = await trx.selectFrom('user_photo').select('webp').where('user_id', '=', userId).executeTakeFirst();
  return found?.webp;
}

export interface KeptPhoto {
  /** Another photo has another one. */
  version: string;
  webp: Buffer;
}

/** Null takes it away. */
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
