/**
 * Roles of an account and their assignments. Built-in roles are data (`core/product/permission.ts`), with names from
 * `permission.es.ts`.
 */

import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { nameSkeleton } from '#core/identity/written-name.ts';
import { builtInRoleText } from '#core/product/permission.es.ts';
import { builtInRoles, type PermissionKey } from '#core/product/permission.ts';
import { inSpanish } from '#platform/database/spanish-order.ts';

export interface RoleRecord {
  /** Key of a built-in role, or a number as text. */
  id: string;
  name: string;
  description: string;
  permissions: readonly PermissionKey[];
  isBuiltIn: boolean;
  version: number;
}

const columns = [
  sql<string>`job.id::text`.as('id'),
  'job.name',
  'job.description',
  'job.permissions',
  'job.version',
  sql<false>`false`.as('isBuiltIn'),
] as const;

const builtIns: readonly RoleRecord[] = builtInRoles.map(({ key, permissions }) => ({
  id: key,
  ...builtInRoleText[key],
  permissions,
  isBuiltIn: true,
  version: 1,
}));

/** Built-in ones first, then by name. */
export async function listRoleRecords(trx: DatabaseTransaction, accountId: string): Promise<RoleRecord[]> {
  const own = await trx
    .selectFrom('job')
    .select(columns)
    .$narrowType<{ permissions: PermissionKey[] }>()
    .where('account_id', '=', accountId)
    .orderBy(inSpanish('name'))
    .execute();
  return [...builtIns, ...own];
}

export async function findRole(
  trx: DatabaseTransaction,
  accountId: string,
  id: string,
): Promise<RoleRecord | undefined> {
  const builtIn = builtIns.find((known) => known.id === id);
  if (builtIn !== undefined || !/^\d+$/.test(id)) return builtIn;
  return trx
    .selectFrom('job')
    .select(columns)
    .$narrowType<{ permissions: PermissionKey[] }>()
    .where('account_id', '=', accountId)
    .where('id', '=', Number(id))
    .forUpdate()
    .executeTakeFirst();
}

export type RoleValues = Pick<RoleRecord, 'name' | 'description' | 'permissions'>;

/** Returns its id, or undefined when the name is taken in the account. */
export async function insertRole(
  trx: DatabaseTransaction,
  accountId: string,
  { name, description, permissions }: RoleValues,
): Promise<string | undefined> {
  const made = await trx
    .insertInto('job')
    .values({ account_id: accountId, name, description, permissions: [...permissions] })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made === undefined ? undefined : String(made.id);
}

export async function changeRole(trx: DatabaseTransaction, id: string, values: RoleValues): Promise<void> {
  await trx
    .updateTable('job')
    .set({ ...values, permissions: [...values.permissions], version: sql<number>`version + 1` })
    .where('id', '=', Number(id))
    .execute();
}

export async function deleteRoleRow(trx: DatabaseTransaction, id: string): Promise<void> {
  await trx.deleteFrom('job').where('id', '=', Number(id)).execute();
}

export interface AssignmentRecord {
  id: number;
  accountId: string;
  userId: number;
  userName: string;
  jobId: string;
  jobName: string;
  companyId: number | null;
  companyName: string | null;
}

export interface AssignmentFilter {
  accountId?: string;
  userIds?: readonly number[];
  companyId?: number;
  id?: number;
}

/** By user, those in all companies first. */
export async function listAssignments(trx: DatabaseTransaction, filter: AssignmentFilter): Promise<AssignmentRecord[]> {
  let query = trx
    .selectFrom('job_assignment')
    .innerJoin('app_user', 'app_user.id', 'job_assignment.user_id')
    .leftJoin('job', 'job.id', 'job_assignment.job_id')
    .leftJoin('company', 'company.id', 'job_assignment.company_id')
    .select([
      'job_assignment.id',
      'job_assignment.account_id as accountId',
      'job_assignment.user_id as userId',
      'app_user.name as userName',
      'job_assignment.job_id as ownJobId',
      'job_assignment.built_in as builtIn',
      'job.name as ownJobName',
      'job_assignment.company_id as companyId',
      'company.business_name as companyName',
    ])
    .orderBy(inSpanish('app_user.name'))
    .orderBy('job_assignment.user_id')
    .orderBy('job_assignment.company_id', (order) => order.asc().nullsFirst());
  if (filter.accountId !== undefined) query = query.where('job_assignment.account_id', '=', filter.accountId);
  if (filter.userIds !== undefined) query = query.where('job_assignment.user_id', 'in', [...filter.userIds]);
  if (filter.companyId !== undefined) query = query.where('job_assignment.company_id', '=', filter.companyId);
  if (filter.id !== undefined) query = query.where('job_assignment.id', '=', filter.id);
  const found = await query.execute();
  return found.map(({ ownJobId, builtIn, ownJobName, ...assignment }) => ({
    ...assignment,
    jobId: builtIn ?? String(ownJobId),
    jobName: ownJobName ?? lookUp(builtInRoleText, builtIn ?? '')!.name,
  }));
}

/** Replaces the user's role in the company, or in all. Returns the id of the assignment. */
export async function putAssignment(
  trx: DatabaseTransaction,
  accountId: string,
  { userId, role, companyId }: { userId: number; role: RoleRecord; companyId: number | null },
): Promise<number> {
  const which = role.isBuiltIn ? { built_in: role.id, job_id: null } : { built_in: null, job_id: Number(role.id) };
  const { id } = await trx
    .insertInto('job_assignment')
    .values({ account_id: accountId, user_id: userId, company_id: companyId, ...which })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id', 'company_id']).doUpdateSet(which))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteAssignment(trx: DatabaseTransaction, id: number): Promise<void> {
  await trx.deleteFrom('job_assignment').where('id', '=', id).execute();
}

/** Number of users by role id. */
export async function countHolders(trx: DatabaseTransaction, accountId: string): Promise<Map<string, number>> {
  const found = await trx
    .selectFrom('job_assignment')
    .select([
      sql<string>`coalesce(built_in, job_id::text)`.as('jobId'),
      sql<number>`count(distinct user_id)::int`.as('users'),
    ])
    .where('account_id', '=', accountId)
    .groupBy(sql`1`)
    .execute();
  return new Map(found.map(({ jobId, users }) => [jobId, users]));
}

/** Whether another role of the account has this name, ignoring case. `except`: id of the role being named, or null. */
export async function isRoleNameTaken(
  trx: DatabaseTransaction,
  accountId: string,
  name: string,
  except: string | null,
): Promise<boolean> {
  const skeleton = nameSkeleton(name);
  const roles = await listRoleRecords(trx, accountId);
  return roles.some((role) => role.id !== except && nameSkeleton(role.name) === skeleton);
}
