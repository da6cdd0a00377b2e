/** Users as API documents. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { listAssignments } from './roles/queries.ts';
import type { Member } from './users/contract.ts';
import { listLinks, type MemberRecord } from './users/queries.ts';

export async function memberDocuments(trx: DatabaseTransaction, members: readonly MemberRecord[]): Promise<Member[]> {
  if (members.length === 0) return [];
  const ids = members.map(({ id }) => id);
  const links = await listLinks(trx, ids);
  const assignments = await listAssignments(trx, { userIds: ids });
  return members.map((member) => ({
    id: member.id,
    attributes: {
      user_name: member.name,
      user_email: member.email,
      isRootUser: member.isRoot,
      status: statusOf(member),
      hasSecondFactor: member.hasSecondFactor,
      photo: member.photo,
      createdAt: member.createdAt.toISOString(),
      lastSignInAt: member.lastSignInAt?.toISOString() ?? null,
      invitationExpiresAt: member.invitationExpiresAt?.toISOString() ?? null,
      account: { id: member.accountId, name: member.accountName },
      companies: links.filter(({ userId }) => userId === member.id).map(({ companyId }) => companyId),
      jobs: assignments
        .filter(({ userId }) => userId === member.id)
        .map(({ id, jobId, jobName, companyId }) => ({ assignmentId: id, jobId, jobName, companyId })),
    },
  }));
}

export async function memberDocument(trx: DatabaseTransaction, member: MemberRecord): Promise<Member> {
  return (await memberDocuments(trx, [member]))[0]!;
}

export function statusOf({ isActive, invitationExpiresAt }: MemberRecord): Member['attributes']['status'] {
  if (isActive) return 'activo';
  return invitationExpiresAt === null ? 'inactivo' : 'invitado';
}
