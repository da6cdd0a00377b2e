/** License seats: each active company and each user takes one, and the last one is given only once. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { isClosing } from '#api/subscription/accounts/queries.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { countSeats, lockLicense } from './licenses/queries.ts';

/**
 * Call it before the row that takes the seat is written. Other claims wait until this transaction ends. The provider
 * itself has no license and no limit. Throws AppError `license.limit`, or `account.closing` when it was closed
 * meanwhile: later rows would never be deleted.
 */
export async function claimSeat(
  trx: DatabaseTransaction,
  { accountId, isAdmin }: Pick<Caller, 'accountId' | 'isAdmin'>,
  what: 'companies' | 'users',
): Promise<void> {
  if (isAdmin) return;
  const license = await lockLicense(trx, accountId);
  if (await isClosing(trx, accountId)) throw new AppError('account.closing');
  const limit = license?.[what] ?? 0;
  if ((await countSeats(trx, accountId))[what] >= limit) throw new AppError('license.limit', { what, limit });
}

/** Seats of the license that nobody has, under its lock. The provider itself has no limit. */
export async function seatsLeft(
  trx: DatabaseTransaction,
  { accountId, isAdmin }: Pick<Caller, 'accountId' | 'isAdmin'>,
  what: 'companies' | 'users',
): Promise<{ left: number; limit: number }> {
  if (isAdmin) return { left: Number.POSITIVE_INFINITY, limit: Number.POSITIVE_INFINITY };
  const limit = (await lockLicense(trx, accountId))?.[what] ?? 0;
  return { left: Math.max(0, limit - (await countSeats(trx, accountId))[what]), limit };
}
