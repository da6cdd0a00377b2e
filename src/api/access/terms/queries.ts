/** Acceptances of the terms by user and version. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';

export interface Acceptance {
  accountId: string;
  userId: number;
  version: string;
  address: string;
  userAgent: string;
}

/** The first acceptance of a version counts. */
export async function insertAcceptance(trx: DatabaseTransaction, given: Acceptance): Promise<void> {
  await trx
    .insertInto('terms_acceptance')
    .values({
      account_id: given.accountId,
      user_id: given.userId,
      version: given.version,
      address: given.address,
      user_agent: given.userAgent,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When a user accepted a version; undefined if never. */
export async function findAcceptance(
  trx: DatabaseTransaction,
  userId: number,
  version: string,
): Promise<Date | undefined> {
  const found = await trx
    .selectFrom('terms_acceptance')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .executeTakeFirst();
  return found?.accepted_at;
}

/** Every version that a user accepted, newest first, with its origin. */
export function listAcceptances(trx: DatabaseTransaction, userId: number) {
  return trx
    .selectFrom('terms_acceptance')
    .select(['version', 'accepted_at as acceptedAt', 'address', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .orderBy('accepted_at', 'desc')
    .execute();
}
