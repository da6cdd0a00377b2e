/** A job of the account: changed for everybody who has it, copied, deleted while nobody has it. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteJob, type Job, updateJob } from '#api/users/jobs/contract.ts';
import { notify } from '../../data/failures/notices.ts';
import { call } from '../../data/transport/api.ts';
import { peopleKey } from '../../people/queries.ts';
import { Button } from '../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { JobForm } from './JobForm.tsx';
import { type JobValues, valuesOf } from './job-values.ts';
import { jobText } from './text.es.ts';

/** Over one version of a job; a new version is a new form. */
export function OwnJob({ job }: { job: Job }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { id: jobId } = job;
  const { users, version } = job.attributes;
  const save = useMutation({
    meta: { quiet: true },
    mutationFn: (body: JobValues) => call(updateJob, { params: { jobId }, body, ifMatch: version }),
    onSuccess: async () => {
      notify({ title: jobText.saved, description: jobText.savedNote(users) }, 'success');
      await cache.invalidateQueries({ queryKey: peopleKey });
    },
  });
  return (
    <JobForm
      start={valuesOf(job)}
      read={valuesOf(job)}
      submitLabel={jobText.save}
      pending={save.isPending}
      failure={save.error}
      onSubmit={(values) => save.mutate(values)}
    >
      <Button onClick={() => void navigate(`/crear-cargo?desde=${jobId}`)}>{jobText.copy}</Button>
      <DeleteJob job={job} />
    </JobForm>
  );
}

function DeleteJob({ job }: { job: Job }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { name, users } = job.attributes;
  const remove = useMutation({
    mutationFn: () => call(deleteJob, { params: { jobId: job.id } }),
    onSuccess: async () => {
      notify({ title: jobText.removed, description: name }, 'success');
      await navigate('/editar-cargo', { replace: true });
    },
    onSettled: () => {
      setAsking(false);
      return cache.invalidateQueries({ queryKey: peopleKey });
    },
  });
  return (
    <>
      <Button disabled={users > 0} title={users > 0 ? jobText.inUse : undefined} onClick={() => setAsking(true)}>
        {jobText.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={jobText.removeTitle(name)}
        okText={jobText.remove}
        cancelText={jobText.keep}
        pending={remove.isPending}
        onCancel={() => setAsking(false)}
        onOk={() => remove.mutate()}
      >
        <p>{jobText.removeNote}</p>
      </ConfirmDialog>
    </>
  );
}
