/** Role of a user in one company, as text. */
import type { Member } from '#api/users/users/contract.ts';
import { assignmentIn } from '#web/account-users/role-words.ts';
import { companyUsersText } from './text.es.ts';

export function roleHere({ jobs: roles }: Pick<Member['attributes'], 'jobs'>, company: number): string {
  const given = [assignmentIn({ jobs: roles }, null), assignmentIn({ jobs: roles }, company)].flatMap(
    (role) => role?.jobName ?? [],
  );
  if (given.length > 0) return [...new Set(given)].join(', ');
  return companyUsersText.nothing;
}
