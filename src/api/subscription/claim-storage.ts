/** Bytes that an account may keep, by its plan. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { sizeText } from '#core/product/license.es.ts';
import { plan } from '#core/product/license.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { countBytes, findLicense, lockLicense } from './licenses/queries.ts';

type Claimant = Pick<Caller, 'accountId' | 'isAdmin'>;

/**
 * Call it before the row that holds the bytes is written. Other claims wait until this transaction ends. The provider
 * itself has no license and no limit.
 * @throws AppError `storage.full`
 */
export async function claimStorage(trx: DatabaseTransaction, caller: Claimant, bytes: number): Promise<void> {
  if (!caller.isAdmin) await refuseBeyond(trx, caller, await lockLicense(trx, caller.accountId), bytes);
}

/** Before a file is read: throws AppError `storage.full` when its account has no room for anything. */
export async function refuseWhenStorageFull(trx: DatabaseTransaction, caller: Claimant): Promise<void> {
  if (!caller.isAdmin) await refuseBeyond(trx, caller, await findLicense(trx, caller.accountId), 1);
}

async function refuseBeyond(
  trx: DatabaseTransaction,
  { accountId }: Claimant,
  license: Awaited<ReturnType<typeof findLicense>>,
  bytes: number,
): Promise<void> {
  const limit = plan(license?.plan ?? 'demo').storage;
  const used = await countBytes(trx, accountId);
  if (used + bytes > limit) throw new AppError('storage.full', { used: sizeText(used), limit: sizeText(limit) });
}
