/** The matrix of users and companies, with a job to choose in each cell. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Company } from '#api/companies/contract.ts';
import { assignJob, type Job, unassignJob } from '#api/jobs/contract.ts';
import type { Member } from '#api/users/contract.ts';
import { call } from '../../data/api.ts';
import { notify } from '../../data/notices.ts';
import { JobPicker } from '../../people/JobPicker.tsx';
import { assignmentIn } from '../../people/job-words.ts';
import { peopleKey } from '../../people/queries.ts';
import { peopleText } from '../../people/text.es.ts';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import tables from '../../ui/Table.module.css';
import styles from './Screen.module.css';
import { assignmentText } from './text.es.ts';

interface AssignmentTableProps {
  users: readonly Member[];
  companies: readonly Company[];
  jobs: readonly Job[];
  canEdit: boolean;
}

export function AssignmentTable({ users, companies, jobs, canEdit }: AssignmentTableProps) {
  return (
    <div className={styles.frame}>
      <ScrollFrame label={assignmentText.table}>
        <table className={`${tables.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{assignmentText.user}</th>
              <th scope="col">{assignmentText.everywhere}</th>
              {companies.map(({ id, attributes }) => (
                <th key={id} scope="col" className={styles.company}>
                  {attributes.comp_business_name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {users.map((user) => (
              <tr key={user.id}>
                <th scope="row">
                  <Link to={`/usuario/${user.id}`}>{user.attributes.user_name}</Link>
                  <span className={styles.email}>{user.attributes.user_email}</span>
                </th>
                <td>
                  <JobCell user={user} company={null} jobs={jobs} canEdit={canEdit} />
                </td>
                {companies.map((company) => (
                  <td key={company.id}>
                    <JobCell user={user} company={company} jobs={jobs} canEdit={canEdit} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </div>
  );
}

interface JobCellProps {
  user: Member;
  /** Null: in all of theirs. */
  company: Company | null;
  jobs: readonly Job[];
  canEdit: boolean;
}

function JobCell({ user, company, jobs, canEdit }: JobCellProps) {
  const cache = useQueryClient();
  const { user_name: name } = user.attributes;
  const companyId = company?.id ?? null;
  const given = assignmentIn(user.attributes, companyId);
  const change = useMutation({
    mutationFn: async (job: string) => {
      if (job !== '') await call(assignJob, { body: { user_id: user.id, job_id: job, company_id: companyId } });
      else if (given) await call(unassignJob, { params: { assignmentId: given.assignmentId } });
    },
    onSuccess: (_, job) =>
      notify({ title: job === '' ? assignmentText.unassigned(name) : assignmentText.assigned(name) }, 'success'),
    onSettled: () => cache.invalidateQueries({ queryKey: peopleKey }),
  });
  return (
    <JobPicker
      label={peopleText.jobOf(name, company?.attributes.comp_business_name ?? assignmentText.everywhere)}
      jobs={jobs}
      value={change.isPending ? change.variables : (given?.jobId ?? '')}
      none={noneWords(user, companyId)}
      disabled={!canEdit || change.isPending}
      onChange={(job) => change.mutate(job)}
    />
  );
}

/** What no job of its own means in a cell. */
function noneWords({ attributes }: Member, company: number | null): string {
  if (company === null) return assignmentText.none;
  if (!attributes.companies.includes(company)) return assignmentText.notLinked;
  const general = assignmentIn(attributes, null);
  if (general) return assignmentText.general(general.jobName);
  return attributes.jobs.length === 0 ? assignmentText.fullAccess : assignmentText.nothing;
}
