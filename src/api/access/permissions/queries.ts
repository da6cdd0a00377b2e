/** Permissions of a user's roles, and the state of the account's license: read on every call. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type LicenseState, licenseState } from '#core/product/license.ts';
import { builtInRoles, type Grant, type PermissionKey } from '#core/product/permission.ts';
import { clock } from '#platform/clock.ts';

/** Row of the SQL function `user_access`. */
export interface AccessRow {
  requiresSecondFactor: boolean;
  hasSecondFactor: boolean;
  /** Null without a license. */
  plan: string | null;
  endsOn: string | null;
  suspendedAt: Date | null;
  closingAt: Date | null;
  assignments: Assignment[];
  /** Users that the license includes; null without one. */
  seats: number | null;
}

interface Assignment {
  companyId: number | null;
  builtIn: string | null;
  permissions: string[] | null;
}

interface UserAccess {
  grants: Grant[];
  license: LicenseState;
  isClosed: boolean;
  seats: number;
}

export const accessColumns = sql`requires_second_factor as "requiresSecondFactor", has_second_factor as "hasSecondFactor",
  plan, ends_on as "endsOn", suspended_at as "suspendedAt", closing_at as "closingAt", assignments, seats`;

export function accessOf({ plan, endsOn, suspendedAt, closingAt, assignments, seats }: AccessRow): UserAccess {
  // A closed account is read-only.
  const isClosed = plan !== null && closingAt !== null;
  const isSuspended = suspendedAt !== null || isClosed;
  const term = plan === null || endsOn === null ? null : { plan, endsOn, isSuspended };
  return { grants: assignments.map(grantOf), license: licenseState(term, clock.today()), isClosed, seats: seats ?? 0 };
}

/** The transaction must be of the user's account. */
export async function readAccess(trx: DatabaseTransaction, accountId: string, userId: number): Promise<UserAccess> {
  const { rows } = await sql<AccessRow>`select ${accessColumns} from user_access(${accountId}, ${userId})`.execute(trx);
  return accessOf(rows[0]!);
}

/** One grant per role assignment of the user. */
export async function listGrants(trx: DatabaseTransaction, userId: number): Promise<Grant[]> {
  return (await listGrantsOf(trx, [userId])).get(userId) ?? [];
}

/** One grant per role assignment, by user; those without roles are missing. */
export async function listGrantsOf(
  trx: DatabaseTransaction,
  userIds: readonly number[],
): Promise<Map<number, Grant[]>> {
  if (userIds.length === 0) return new Map();
  const assignments = await trx
    .selectFrom('job_assignment')
    .leftJoin('job', 'job.id', 'job_assignment.job_id')
    .select(['job_assignment.user_id as userId', 'job_assignment.company_id as companyId'])
    .select(['job_assignment.built_in as builtIn', 'job.permissions'])
    .where(sql<boolean>`job_assignment.user_id = any(${[...userIds]}::integer[])`)
    .execute();
  const byUser = Map.groupBy(assignments, ({ userId }) => userId);
  return new Map(Array.from(byUser, ([userId, some]) => [userId, some.map(grantOf)]));
}

function grantOf({ companyId, builtIn, permissions }: Assignment): Grant {
  const ofRole = builtIn === null ? permissions : builtInRoles.find(({ key }) => key === builtIn)?.permissions;
  return { companyId, permissions: (ofRole ?? []) as PermissionKey[] };
}
