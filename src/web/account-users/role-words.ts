/** A user's roles in a few words, and the assignment in one company. */
import type { Member } from '#api/users/users/contract.ts';
import { accountUsersText } from './text.es.ts';

/** `Contador`, `Cliente en 2 empresas, Gerente en 1 empresa`; without any, its meaning. */
export function roleWords({ isRootUser, jobs: roles }: Pick<Member['attributes'], 'isRootUser' | 'jobs'>): string {
  if (isRootUser) return accountUsersText.owner;
  if (roles.length === 0) return accountUsersText.noRole;
  const general = roles.filter(({ companyId }) => companyId === null).map(({ jobName: roleName }) => roleName);
  const counts = new Map<string, number>();
  for (const { jobName: roleName, companyId } of roles) {
    if (companyId !== null) counts.set(roleName, (counts.get(roleName) ?? 0) + 1);
  }
  return [...general, ...[...counts].map(([role, count]) => accountUsersText.roleInSome(role, count))].join(', ');
}

/** The assignment of a user in a company, or (null) in all of theirs. */
export function assignmentIn(
  { jobs: roles }: Pick<Member['attributes'], 'jobs'>,
  company: number | null,
): Member['attributes']['jobs'][number] | undefined {
  return roles.find(({ companyId }) => companyId === company);
}
