/** Permissions of a user's roles, and the state of the account's license: read on every call. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type LicenseState, licenseState } from '#core/product/license.ts';
import { builtInRoles, type Grant, type PermissionKey } from '#core/product/permission.ts';
import { clock } from '#platform/clock.ts';

/** The transaction must be of the user's account. */
export async function readAccess(
  trx: DatabaseTransaction,
  accountId: string,
  userId: number,
): Promise<{ grants: Grant[]; license: LicenseState; isClosed: boolean }> {
  const license = await trx
    .selectFrom('license')
    .innerJoin('account', 'account.id', 'license.account_id')
    .select(['plan', 'ends_on as endsOn', 'suspended_at as suspendedAt', 'closing_at as closingAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  // A closed account is read-only.
  const isClosed = license !== undefined && license.closingAt !== null;
  const term = license && { ...license, isSuspended: license.suspendedAt !== null || isClosed };
  const state = licenseState(term ?? null, clock.today());
  return { grants: await listGrants(trx, userId), license: state, isClosed };
}

/** One grant per role assignment of the user. */
export async function listGrants(trx: DatabaseTransaction, userId: number): Promise<Grant[]> {
  const assignments = await trx
    .selectFrom('job_assignment')
    .leftJoin('job', 'job.id', 'job_assignment.job_id')
    .select(['job_assignment.company_id as companyId', 'job_assignment.built_in as builtIn', 'job.permissions'])
    .where('job_assignment.user_id', '=', userId)
    .execute();
  return assignments.map(({ companyId, builtIn, permissions }) => ({
    companyId,
    permissions:
      builtIn === null
        ? ((permissions ?? []) as PermissionKey[])
        : (builtInRoles.find(({ key }) => key === builtIn)?.permissions ?? []),
  }));
}
