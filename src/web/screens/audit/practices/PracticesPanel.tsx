/** What the company does in the same way every month: apart from the findings. */
import { lazy, Suspense } from 'react';
import type { Period } from '#core/calendar/period.ts';
import { usePractices } from '../../../data/audits/practices.ts';
import type { ViewControl } from '../use-audit-view.ts';

const PracticeList = lazy(async () => ({ default: (await import('./PracticeList.tsx')).PracticeList }));

interface PracticesProps {
  company: number;
  auditId: string;
  period: Period;
  control: ViewControl;
}

/** Nothing where the audit has none. */
export function PracticesPanel({ company, auditId, period, control }: PracticesProps) {
  const { data: practices = [] } = usePractices(company, auditId);
  if (practices.length === 0) return null;
  return (
    <Suspense>
      <PracticeList company={company} practices={practices} period={period} control={control} />
    </Suspense>
  );
}
