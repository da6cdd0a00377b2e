/** Resolves the user of a call, or refuses; with the rules that protect the subscriber and oneself. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { may, type PermissionAction, type PermissionKey, type PermissionModule } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { findMember, lockMember, type MemberRecord } from './users/queries.ts';

/** For reading. Throws AppError `resource.not_found`. */
export async function readMember(trx: DatabaseTransaction, userId: number): Promise<MemberRecord> {
  const member = await findMember(trx, userId);
  if (member === undefined) throw new AppError('resource.not_found');
  return member;
}

/** For writing: only users of the caller's account. Locks the row until the end of the transaction. */
export async function ownMember(trx: DatabaseTransaction, caller: Caller, userId: number): Promise<MemberRecord> {
  await lockMember(trx, userId);
  const member = await readMember(trx, userId);
  if (member.accountId !== caller.accountId) throw new AppError('auth.forbidden');
  return member;
}

/** For changing access: not the subscriber's, and not one's own. Throws AppError `user.protected`. */
export async function governedMember(trx: DatabaseTransaction, caller: Caller, userId: number): Promise<MemberRecord> {
  const member = await ownMember(trx, caller, userId);
  if (member.isRoot || member.id === caller.userId) throw new AppError('user.protected');
  return member;
}

/**
 * A caller cannot grant permissions they do not have. Null stands for full access (no role), which only the subscriber
 * grants. Throws AppError `auth.forbidden`.
 */
export function checkGiving(
  caller: Caller,
  permissions: readonly PermissionKey[] | null,
  companyId: number | null,
): void {
  if (caller.isRoot) return;
  const has = (key: PermissionKey) => {
    const [module, action] = key.split('.') as [PermissionModule, PermissionAction];
    return may(caller, { module, action }, companyId);
  };
  if (permissions === null) throw new AppError('auth.forbidden', { giving: 'everything' });
  if (!permissions.every(has)) throw new AppError('auth.forbidden', { giving: 'permissions' });
}
