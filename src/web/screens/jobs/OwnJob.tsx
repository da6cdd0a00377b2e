/** A job of the account: changed for everybody who has it, copied, deleted while nobody has it. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Job } from '#api/users/jobs/contract.ts';
import { notify } from '../../data/failures/notices.ts';
import { useDeleteJob, useUpdateJob } from '../../data/users/jobs.ts';
import { Button } from '../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { JobForm } from './JobForm.tsx';
import { valuesOf } from './job-values.ts';
import { jobText } from './text.es.ts';

/** Over one version of a job; a new version is a new form. */
export function OwnJob({ job }: { job: Job }) {
  const navigate = useNavigate();
  const { id: jobId } = job;
  const { users } = job.attributes;
  const save = useUpdateJob(job, {
    meta: { quiet: true },
    onSuccess: () => notify({ title: jobText.saved, description: jobText.savedNote(users) }, 'success'),
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
  const [asking, setAsking] = useState(false);
  const { name, users } = job.attributes;
  const remove = useDeleteJob(job, {
    onSuccess: async () => {
      notify({ title: jobText.removed, description: name }, 'success');
      await navigate('/editar-cargo', { replace: true });
    },
    onSettled: () => setAsking(false),
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
