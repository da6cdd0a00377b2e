/** Roles: list, create, change, delete; and their assignments. */

import { listCompanies } from '#api/companies/companies/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { giveRole, takeRole } from '../give-role.ts';
import { checkGiving, checkSees, checkSeesCompaniesOf } from '../reach-member.ts';
import * as contract from './contract.ts';
import { exportedAssignments, exportedRoles } from './export-roles.ts';
import {
  type AssignmentRecord,
  changeRole,
  countHolders,
  deleteRoleRow,
  findRole,
  insertRole,
  isRoleNameTaken,
  listAssignments,
  listRoleRecords,
  type RoleRecord,
  type RoleValues,
} from './queries.ts';
import { text } from './text.es.ts';

export function mountRoles({ mount }: Router, { db }: Services): void {
  mount(contract.listRoles, async ({ caller }) =>
    asCaller(db, caller, async (trx) => {
      const holders = await countHolders(trx, caller.accountId);
      const roles = await listRoleRecords(trx, caller.accountId);
      return { data: roles.map((role) => roleDocument(role, holders.get(role.id) ?? 0)) };
    }),
  );
  mount(contract.exportRoles, async ({ query, caller, reply }) => {
    const rows = await asCaller(db, caller, (trx) => exportedRoles(trx, caller));
    return sendTable(reply, { ...text.jobs, rows }, query.format);
  });
  mount(contract.createRole, async ({ body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const values = { description: '', ...body, name: body.name.trim() };
      checkGiving(caller, values.permissions, null);
      await refuseTakenName(trx, caller, values.name, null);
      const id = await insertRole(trx, caller.accountId, values);
      if (id === undefined) throw new AppError('job.name_taken', { name: values.name });
      await logActivity(trx, caller, {
        act: 'job.created',
        target: values.name,
        details: { permissions: values.permissions },
      });
      return { data: roleDocument((await findRole(trx, caller.accountId, id))!, 0) };
    }),
  );
  mount(contract.updateRole, async ({ params, body, caller, request }) =>
    asCaller(db, caller, async (trx) => {
      const role = await change(trx, caller, params.jobId, body, request.headers['if-match']);
      const holders = await countHolders(trx, caller.accountId);
      return { data: roleDocument(role, holders.get(role.id) ?? 0) };
    }),
  );
  mount(contract.deleteRole, async ({ params, caller }) => {
    await asCaller(db, caller, async (trx) => {
      const role = await ownRole(trx, caller, params.jobId);
      checkGiving(caller, role.permissions, null);
      const users = (await countHolders(trx, caller.accountId)).get(role.id) ?? 0;
      if (users > 0) throw new AppError('job.in_use', { users });
      await deleteRoleRow(trx, role.id);
      await logActivity(trx, caller, { act: 'job.deleted', target: role.name });
    });
    return undefined;
  });
  mount(contract.listRoleAssignments, async ({ query, caller }) => {
    const { userId, companyId } = query;
    const filter = {
      accountId: caller.accountId,
      ...(userId === undefined ? {} : { userIds: [userId] }),
      ...(companyId === undefined ? {} : { companyId }),
    };
    const found = await asCaller(db, caller, async (trx) => {
      const seen = new Set((await listCompanies(trx, caller, undefined)).map(({ id }) => id));
      // Managers of users need not be linked to every company of those users.
      return (await listAssignments(trx, filter)).filter((one) => one.companyId === null || seen.has(one.companyId));
    });
    return { data: found.map(assignmentDocument) };
  });
  mount(contract.exportRoleAssignments, async ({ query, caller, reply }) => {
    const { format, ...filter } = query;
    const rows = await asCaller(db, caller, (trx) => exportedAssignments(trx, caller, filter));
    return sendTable(reply, { ...text.assignments, rows }, format);
  });
  mount(contract.assignRole, async ({ body, caller }) =>
    asCaller(db, caller, async (trx) => {
      const given = { jobId: body.job_id, companyId: body.company_id };
      return { data: assignmentDocument(await giveRole(trx, caller, body.user_id, given)) };
    }),
  );
  mount(contract.unassignRole, async ({ params, caller }) => {
    await asCaller(db, caller, (trx) => takeRole(trx, caller, params.assignmentId));
    return undefined;
  });
}

async function ownRole(trx: DatabaseTransaction, caller: Caller, id: string): Promise<RoleRecord> {
  const role = await findRole(trx, caller.accountId, id);
  if (role === undefined) throw new AppError('resource.not_found');
  if (role.isBuiltIn) throw new AppError('auth.forbidden');
  return role;
}

/** Roles are chosen by name: names that look alike, or like a built-in one, would be ambiguous. */
async function refuseTakenName(
  trx: DatabaseTransaction,
  caller: Caller,
  name: string,
  except: string | null,
): Promise<void> {
  if (await isRoleNameTaken(trx, caller.accountId, name, except)) throw new AppError('job.name_taken', { name });
}

/** The caller must hold the permissions both before and after: one cannot remove a permission that one lacks either. */
async function change(
  trx: DatabaseTransaction,
  caller: Caller,
  id: string,
  body: Partial<RoleValues>,
  ifMatch: string | undefined,
): Promise<RoleRecord> {
  const role = await ownRole(trx, caller, id);
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${role.version}"`)
    throw new AppError('resource.conflict');
  const { description, permissions } = { ...role, ...body };
  const name = body.name?.trim() ?? role.name;
  checkGiving(caller, role.permissions, null);
  checkGiving(caller, permissions, null);
  if (body.permissions !== undefined) await checkSeesHolders(trx, caller, role.id);
  await refuseTakenName(trx, caller, name, role.id);
  await changeRole(trx, role.id, { name, description, permissions });
  const details = { before: role.permissions, after: permissions };
  await logActivity(trx, caller, { act: 'job.changed', target: name, details });
  return (await findRole(trx, caller.accountId, id))!;
}

/** What a role includes holds wherever somebody has it. Throws AppError `auth.forbidden`. */
async function checkSeesHolders(trx: DatabaseTransaction, caller: Caller, roleId: string): Promise<void> {
  const { accountId } = caller;
  for (const { jobId, userId, companyId } of await listAssignments(trx, { accountId })) {
    if (jobId !== roleId) continue;
    if (companyId === null) await checkSeesCompaniesOf(trx, caller, userId);
    else await checkSees(trx, caller, [companyId]);
  }
}

function roleDocument(
  { id, name, description, permissions, isBuiltIn, version }: RoleRecord,
  users: number,
): contract.Role {
  return { id, attributes: { name, description, permissions: [...permissions], isBuiltIn, users, version } };
}

function assignmentDocument({ id, accountId: _, ...attributes }: AssignmentRecord): contract.Assignment {
  return { id, attributes };
}
