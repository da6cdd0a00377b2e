/** Acts in the name of an account: for jobs, and for what its documents say to whoever holds one. */
import { readAccess } from '#api/access/permissions/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';

/** `userId`: who signed; they may have lost the company meanwhile, and what is signed is the account's. */
export async function houseOf(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
): Promise<Caller> {
  const access = await readAccess(trx, accountId, userId);
  return { ...access, accountId, userId, name: '', isRoot: true, isAdmin: false, sessionId: '' };
}
