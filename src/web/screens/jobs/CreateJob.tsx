/** Makes a job, from nothing or from another one (`?desde=`). */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { createJob } from '#api/users/jobs/contract.ts';
import { notify } from '../../data/failures/notices.ts';
import { call } from '../../data/transport/api.ts';
import { PeopleSections } from '../../people/PeopleSections.tsx';
import { jobsQuery, peopleKey } from '../../people/queries.ts';
import { usePeopleHindrance } from '../../people/use-people-hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { JobForm } from './JobForm.tsx';
import { type JobValues, startOf } from './job-values.ts';
import { jobText } from './text.es.ts';

export function CreateJob() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [search] = useSearchParams();
  const source = search.get('desde');
  const why = usePeopleHindrance();
  const { data: jobs, error, refetch } = useQuery(jobsQuery);
  const create = useMutation({
    meta: { quiet: true },
    mutationFn: (body: JobValues) => call(createJob, { body }),
    onSuccess: async ({ data }) => {
      await cache.invalidateQueries({ queryKey: peopleKey });
      const { name } = data.attributes;
      notify({ title: jobText.created, description: jobText.createdNote(name) }, 'success');
      await navigate(`/editar-cargo?cargo=${data.id}`);
    },
  });
  return (
    <>
      <PageHeader
        title={jobText.createTitle}
        context={jobText.createContext}
        actions={<Button onClick={() => void navigate('/permisos')}>{jobText.back}</Button>}
      />
      <PeopleSections />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !jobs && (
        <Panel label={jobText.createTitle} flush>
          <SkeletonRows rows={6} columns="2fr 1fr 1fr" />
        </Panel>
      )}
      {/* Where nothing else is to be seen it is said, banner or not. */}
      {jobs && why && (
        <Panel label={jobText.createTitle}>
          <EmptyState>{why}</EmptyState>
        </Panel>
      )}
      {jobs && !why && (
        <JobForm
          key={source ?? ''}
          start={startOf(jobs.find(({ id }) => id === source))}
          read={null}
          submitLabel={jobText.create}
          pending={create.isPending}
          failure={create.error}
          onSubmit={(values) => create.mutate(values)}
        />
      )}
    </>
  );
}
