/** Creates the sample company and opens its audits once they are there. */
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type SampleProgress, useCreateSampleCompany } from '../data/companies/sample-company.ts';
import { auditPath } from '../data/routes/company-route.ts';

export interface SampleCompany {
  /** Null unless it is being made. */
  progress: SampleProgress | null;
  make(): void;
}

/** `opened` is called after its page was opened. */
export function useSampleCompany(opened: () => void = () => undefined): SampleCompany {
  const navigate = useNavigate();
  const [progress, setProgress] = useState<SampleProgress | null>(null);
  const { isPending, mutate } = useCreateSampleCompany(setProgress, {
    onSuccess: async ({ id }) => {
      await navigate(auditPath(id));
      opened();
    },
    onSettled: () => setProgress(null),
  });
  return {
    progress: isPending ? (progress ?? { audited: 0, months: 0, newest: null }) : null,
    make: () => {
      if (!isPending) mutate();
    },
  };
}
