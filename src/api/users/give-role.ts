/** Assigning roles to users and removing them: directly, and with an invitation. */

import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { checkGiving, checkSees, checkSeesCompaniesOf, checkTaking, governedMember } from './reach-member.ts';
import { type AssignmentRecord, deleteAssignment, findRole, listAssignments, putAssignment } from './roles/queries.ts';
import { linkCompany } from './users/queries.ts';

export interface GivenRole {
  jobId: string;
  /** Null: in all companies linked to the user. */
  companyId: number | null;
}

/** Links the company too. Throws AppError `resource.not_found`, `auth.forbidden`, `user.protected`. */
export async function giveRole(
  trx: DatabaseTransaction,
  caller: Caller,
  userId: number,
  { jobId, companyId }: GivenRole,
): Promise<AssignmentRecord> {
  const member = await governedMember(trx, caller, userId);
  const role = await findRole(trx, caller.accountId, jobId);
  if (role === undefined) throw new AppError('resource.not_found');
  checkGiving(caller, role.permissions, companyId);
  await checkTaking(trx, caller, userId, companyId);
  if (companyId === null) await checkSeesCompaniesOf(trx, caller, userId);
  else {
    await ownCompany(trx, caller, companyId);
    await linkCompany(trx, caller.accountId, { userId, companyId });
  }
  const id = await putAssignment(trx, caller.accountId, { userId, role, companyId });
  const company = companyId === null ? {} : { companyId };
  await logActivity(trx, caller, {
    act: 'job.assigned',
    ...company,
    target: member.email,
    details: { job: role.name },
  });
  return (await listAssignments(trx, { id }))[0]!;
}

/**
 * Throws AppError `resource.not_found`, `user.protected`, and `auth.forbidden` for a role that the caller could not
 * give.
 */
export async function takeRole(trx: DatabaseTransaction, caller: Caller, assignmentId: number): Promise<void> {
  const [assignment] = await listAssignments(trx, { accountId: caller.accountId, id: assignmentId });
  if (assignment === undefined) throw new AppError('resource.not_found');
  const { userId, companyId, jobName } = assignment;
  const member = await governedMember(trx, caller, userId);
  if (companyId === null) await checkSeesCompaniesOf(trx, caller, userId);
  else await checkSees(trx, caller, [companyId]);
  await checkTaking(trx, caller, userId, companyId);
  await deleteAssignment(trx, assignmentId);
  const company = companyId === null ? {} : { companyId };
  await logActivity(trx, caller, {
    act: 'job.unassigned',
    ...company,
    target: member.email,
    details: { job: jobName },
  });
}
