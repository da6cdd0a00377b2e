/** Role of a user in one company, as text. */
import type { Member } from '#api/users/users/contract.ts';
import { assignmentIn } from '#web/people/role-words.ts';
import { companyPeopleText } from './text.es.ts';

export function roleHere({ jobs }: Pick<Member['attributes'], 'jobs'>, company: number): string {
  const given = [assignmentIn({ jobs }, null), assignmentIn({ jobs }, company)].flatMap((job) => job?.jobName ?? []);
  if (given.length > 0) return [...new Set(given)].join(', ');
  return jobs.length === 0 ? companyPeopleText.fullAccess : companyPeopleText.nothing;
}
