/** The jobs of the account and who has which. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  assignJob,
  createJob,
  deleteJob,
  exportJobAssignments,
  exportJobs,
  type Job,
  listJobs,
  unassignJob,
  updateJob,
} from '#api/users/jobs/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';
import { peopleKey, readPeopleAgain } from './people-key.ts';

export function useJobs() {
  return useQuery({
    queryKey: [...peopleKey, 'jobs'],
    queryFn: async ({ signal }) => (await call(listJobs, { signal })).data,
    meta: { quiet: true },
  });
}

export const jobsFile = listFile(exportJobs);
export const jobAssignmentsFile = listFile(exportJobAssignments);

type JobBody = BodyOf<typeof createJob>;

export function useCreateJob(reaction?: ReactionTo<typeof createJob, JobBody>) {
  return useChange({ send: (body: JobBody) => call(createJob, { body }), stored: readPeopleAgain }, reaction);
}

/** Over the version that was read. After a failure nothing is read again: a new version would be a new form. */
export function useUpdateJob({ id: jobId, attributes }: Job, reaction?: ReactionTo<typeof updateJob, JobBody>) {
  const send = (body: JobBody) => call(updateJob, { params: { jobId }, body, ifMatch: attributes.version });
  const settled = (cache: QueryClient, failure: Error | null) => (failure ? undefined : readPeopleAgain(cache));
  return useChange({ send, settled }, reaction);
}

export function useDeleteJob({ id: jobId }: Job, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(deleteJob, { params: { jobId } });
  return useChange({ send, settled: readPeopleAgain }, reaction);
}

/** The job of a user in a company; null in all of theirs. */
export interface JobAssignment {
  userId: number;
  company: number | null;
  job: string;
}

export function useAssignJob(reaction?: Reaction<unknown, JobAssignment>) {
  const send = ({ userId, company, job }: JobAssignment): Promise<unknown> =>
    call(assignJob, { body: { user_id: userId, job_id: job, company_id: company } });
  return useChange({ send, settled: readPeopleAgain }, reaction);
}

export function useUnassignJob(reaction?: Reaction<unknown, number>) {
  const send = (assignmentId: number): Promise<unknown> => call(unassignJob, { params: { assignmentId } });
  return useChange({ send, settled: readPeopleAgain }, reaction);
}

/** Where a job is chosen for a user: in a company or (null) in all of theirs, with the assignment that is there now. */
export interface JobPlace {
  userId: number;
  company: number | null;
  assignmentId: number | undefined;
}

/** Takes the id of the job, or '' for none. */
export function useChooseJob({ userId, company, assignmentId }: JobPlace, reaction?: Reaction<void, string>) {
  const send = async (job: string) => {
    if (job !== '') await call(assignJob, { body: { user_id: userId, job_id: job, company_id: company } });
    else if (assignmentId !== undefined) await call(unassignJob, { params: { assignmentId } });
  };
  return useChange({ send, settled: readPeopleAgain }, reaction);
}
