/** Looks at a job (`?cargo=`), and changes or deletes one of the account's own. */
import { Select } from 'antd';
import { ChevronDown, Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Job } from '#api/users/jobs/contract.ts';
import { isAdmin } from '../../data/session/session.ts';
import { useJobs } from '../../data/users/jobs.ts';
import { PeopleSections } from '../../people/PeopleSections.tsx';
import { PermissionGrid } from '../../people/PermissionGrid.tsx';
import { usePeopleHindrance, usePeopleRights } from '../../people/use-people-hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './EditJob.module.css';
import { OwnJob } from './OwnJob.tsx';
import { jobText } from './text.es.ts';

export function EditJob() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const why = usePeopleHindrance();
  const { mayEdit } = usePeopleRights();
  const { data: jobs, error, refetch } = useJobs();
  const wanted = search.get('cargo');
  const job = wanted === null ? jobs?.[0] : jobs?.find(({ id }) => id === wanted);
  const pick = (id: string) => setSearch({ cargo: id });
  return (
    <>
      <PageHeader
        title={jobText.editTitle}
        context={jobText.editContext}
        actions={
          mayEdit && (
            <Button
              icon={<Icon of={Plus} />}
              disabled={why !== null}
              title={why ?? undefined}
              onClick={() => void navigate('/crear-cargo')}
            >
              {jobText.create}
            </Button>
          )
        }
      />
      <PeopleSections />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !jobs && (
        <Panel label={jobText.editTitle} flush>
          <SkeletonRows rows={6} columns="2fr 1fr 1fr" />
        </Panel>
      )}
      {jobs && <JobChoice jobs={jobs} job={job} onPick={pick} />}
      {jobs && !job && (
        <Panel label={jobText.editTitle}>
          <EmptyState>{jobText.unknown}</EmptyState>
        </Panel>
      )}
      {job && (why !== null || job.attributes.isBuiltIn) && <ShownJob job={job} why={why} />}
      {job && why === null && !job.attributes.isBuiltIn && (
        <OwnJob key={`${job.id} ${job.attributes.version}`} job={job} />
      )}
    </>
  );
}

interface JobChoiceProps {
  jobs: readonly Job[];
  job: Job | undefined;
  onPick: (id: string) => void;
}

function JobChoice({ jobs, job, onPick }: JobChoiceProps) {
  const group = (label: string, isBuiltIn: boolean) => ({
    label,
    options: jobs
      .filter(({ attributes }) => attributes.isBuiltIn === isBuiltIn)
      .map(({ id, attributes }) => ({ value: id, label: attributes.name })),
  });
  const groups = [group(jobText.builtIn, true), group(jobText.own, false)];
  return (
    <div className={styles.choice}>
      <Select
        className={styles.picker ?? ''}
        aria-label={jobText.pick}
        placeholder={jobText.choose}
        suffixIcon={<Icon of={ChevronDown} />}
        options={groups.filter(({ options }) => options.length > 0)}
        value={job?.id ?? null}
        onChange={(id) => id && onPick(id)}
      />
      {job && !isAdmin() && <span className="mut">{jobText.holders(job.attributes.users)}</span>}
    </div>
  );
}

/** A job that cannot be changed here. */
function ShownJob({ job, why }: { job: Job; why: string | null }) {
  const navigate = useNavigate();
  const { mayEdit } = usePeopleRights();
  const { name, description, permissions } = job.attributes;
  const copy = (
    <Button
      size="small"
      disabled={why !== null}
      title={why ?? undefined}
      onClick={() => void navigate(`/crear-cargo?desde=${job.id}`)}
    >
      {jobText.copy}
    </Button>
  );
  return (
    <div className={styles.job}>
      <Panel title={name} actions={mayEdit && copy} flush>
        {description && <p className={styles.description}>{description}</p>}
        <PermissionGrid permissions={permissions} />
      </Panel>
    </div>
  );
}
