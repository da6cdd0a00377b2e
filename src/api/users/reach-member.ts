/** Resolves the user of a call, or refuses; with the rules that protect the subscriber and oneself. */

import { listGrants } from '#api/access/permissions/queries.ts';
import { listCompanies } from '#api/companies/companies/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { may, type PermissionAction, type PermissionKey, type PermissionModule } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { findMember, listLinks, lockMember, type MemberRecord } from './users/queries.ts';

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

/** For changing access in some company: not the subscriber's, and not one's own. Throws AppError `user.protected`. */
export async function governedMember(trx: DatabaseTransaction, caller: Caller, userId: number): Promise<MemberRecord> {
  const member = await ownMember(trx, caller, userId);
  if (member.isRoot || member.id === caller.userId) throw new AppError('user.protected');
  return member;
}

/**
 * For changing a person as a whole: sessions, second factor, activity, invitation. That touches their rights in every
 * company, so the caller must see all of them and be able to give each of those rights. Throws AppError
 * `user.protected`, `auth.forbidden`.
 */
export async function whollyGovernedMember(
  trx: DatabaseTransaction,
  caller: Caller,
  userId: number,
): Promise<MemberRecord> {
  const member = await governedMember(trx, caller, userId);
  if (caller.isRoot) return member;
  const grants = await listGrants(trx, userId);
  await checkSeesCompaniesOf(trx, caller, userId);
  await checkSees(
    trx,
    caller,
    grants.flatMap(({ companyId }) => companyId ?? []),
  );
  for (const { permissions, companyId } of grants) checkGiving(caller, permissions, companyId);
  return member;
}

/** A role in all companies of a user applies in each of them. Throws AppError `auth.forbidden`. */
export async function checkSeesCompaniesOf(trx: DatabaseTransaction, caller: Caller, userId: number): Promise<void> {
  const links = await listLinks(trx, [userId]);
  await checkSees(
    trx,
    caller,
    links.map(({ companyId }) => companyId),
  );
}

/** Throws AppError `auth.forbidden` when the caller does not see one of the companies. */
export async function checkSees(
  trx: DatabaseTransaction,
  caller: Caller,
  companyIds: readonly number[],
): Promise<void> {
  if (caller.isRoot || companyIds.length === 0) return;
  const seen = new Set((await listCompanies(trx, caller, undefined)).map(({ id }) => id));
  if (companyIds.some((id) => !seen.has(id))) throw new AppError('auth.forbidden', { giving: 'unseen' });
}

/**
 * Before a user's role in a company (null: in all of theirs) is replaced or removed: only who could give a right takes
 * it away. Throws AppError `auth.forbidden`.
 */
export async function checkTaking(
  trx: DatabaseTransaction,
  caller: Caller,
  userId: number,
  companyId: number | null,
): Promise<void> {
  if (caller.isRoot) return;
  const grants = await listGrants(trx, userId);
  for (const grant of grants) if (grant.companyId === companyId) checkGiving(caller, grant.permissions, companyId);
}

/**
 * Before a user is linked to a company, or the link removed: the caller must be able to give all that the user may do
 * there. Throws AppError `auth.forbidden`.
 */
export async function checkRightsIn(
  trx: DatabaseTransaction,
  caller: Caller,
  userId: number,
  companyId: number,
): Promise<void> {
  const grants = await listGrants(trx, userId);
  const there = grants.filter((grant) => grant.companyId === null || grant.companyId === companyId);
  checkGiving(
    caller,
    there.flatMap(({ permissions }) => permissions),
    companyId,
  );
}

/**
 * A caller cannot grant permissions they do not have. Throws AppError `auth.forbidden`.
 */
export function checkGiving(caller: Caller, permissions: readonly PermissionKey[], companyId: number | null): void {
  if (caller.isRoot) return;
  const has = (key: PermissionKey) => {
    const [module, action] = key.split('.') as [PermissionModule, PermissionAction];
    return may(caller, { module, action }, companyId);
  };
  if (!permissions.every(has)) throw new AppError('auth.forbidden', { giving: 'permissions' });
}
