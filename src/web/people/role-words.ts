/** A user's roles in a few words, and the assignment in one company. */
import type { Member } from '#api/users/users/contract.ts';
import { peopleText } from './text.es.ts';

/** `Contador`, `Cliente en 2 empresas, Gerente en 1 empresa`; without any, its meaning. */
export function roleWords({ isRootUser, jobs }: Pick<Member['attributes'], 'isRootUser' | 'jobs'>): string {
  if (isRootUser) return peopleText.owner;
  if (jobs.length === 0) return peopleText.fullAccess;
  const general = jobs.filter(({ companyId }) => companyId === null).map(({ jobName }) => jobName);
  const counts = new Map<string, number>();
  for (const { jobName, companyId } of jobs) {
    if (companyId !== null) counts.set(jobName, (counts.get(jobName) ?? 0) + 1);
  }
  return [...general, ...[...counts].map(([job, count]) => peopleText.roleInSome(job, count))].join(', ');
}

/** The assignment of a user in a company, or (null) in all of theirs. */
export function assignmentIn(
  { jobs }: Pick<Member['attributes'], 'jobs'>,
  company: number | null,
): Member['attributes']['jobs'][number] | undefined {
  return jobs.find(({ companyId }) => companyId === company);
}
