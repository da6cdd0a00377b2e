/** Step list beside the open step; 0 opens the first. */

import { Navigate, useLocation } from 'react-router';
import { useValidation, useValidations } from '../../../data/audits/parametrization.ts';
import { parametrizationPath } from '../../../data/routes/company-route.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { RailPage } from '../../../ui/page/RailPage.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { wizardText } from '../text.es.ts';
import { StepForm } from './StepForm.tsx';
import { StepRail } from './StepRail.tsx';

export function Wizard({ company, step }: { company: number; step: number }) {
  const { search } = useLocation();
  const list = useValidations(company);
  if (!list.data)
    return (
      <>
        <PageHeader title={wizardText.title} />
        <Panel label={wizardText.title} flush>
          {list.error ? (
            <ErrorState failure={list.error} onRetry={() => void list.refetch()} />
          ) : (
            <SkeletonRows rows={8} columns="1fr 3fr 1fr" />
          )}
        </Panel>
      </>
    );
  const first = list.data[0];
  if (step === 0 && first) return <Navigate to={`${parametrizationPath(company, first.id)}${search}`} replace />;
  const position = list.data.findIndex(({ id }) => id === step);
  return (
    <RailPage rail={248} side={320}>
      <StepRail company={company} step={step} items={list.data} />
      {position < 0 ? (
        <div>
          <PageHeader title={wizardText.title} />
          <ErrorState failure={null} message={wizardText.unknownStep} />
        </div>
      ) : (
        <Step key={step} company={company} step={step} next={list.data[position + 1] ?? null} />
      )}
    </RailPage>
  );
}

interface StepProps {
  company: number;
  step: number;
  /** Null on the last step. */
  next: { id: number; attributes: { title: string } } | null;
}

function Step({ company, step, next }: StepProps) {
  const { data, error, refetch } = useValidation(company, step);
  if (data) return <StepForm company={company} stored={data} next={next} />;
  return (
    <div>
      <PageHeader title={wizardText.title} />
      <Panel label={wizardText.title} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={6} columns="1fr 3fr 1fr" height={48} />
        )}
      </Panel>
    </div>
  );
}
