/** Trial of an expression on every stored month, before activation. */
import { Play } from 'lucide-react';
import type { MonthTrialDocument } from '#api/audits/custom-rules/contract.ts';
import type { useTrial } from '../../../data/audits/custom-rules.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { LoadLink } from '../../../ui/page/LoadLink.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { trialText } from '../text.es.ts';
import styles from './Trial.module.css';
import { TrialTable } from './TrialTable.tsx';
import { summaryOf } from './trial-summary.ts';

interface TrialPanelProps {
  company: number;
  /** The user may not see what depends on the books. */
  isHidden: boolean;
  trial: ReturnType<typeof useTrial>;
  /** Expression tried; null: none. */
  asked: string | null;
  /** Whether it equals the text in the field. */
  isCurrent: boolean;
  canRun: boolean;
  onRun: () => void;
}

export function TrialPanel({ company, isHidden, trial, asked, isCurrent, canRun, onRun }: TrialPanelProps) {
  if (isHidden)
    return (
      <Panel title={trialText.title} flush>
        <EmptyState>{trialText.needsBooks}</EmptyState>
      </Panel>
    );
  const run = (
    <Button icon={<Icon of={Play} />} disabled={!canRun} loading={trial.isFetching} onClick={onRun}>
      {trial.isFetching ? trialText.running : trialText.run}
    </Button>
  );
  return (
    <Panel title={trialText.title} actions={run} flush>
      {asked === null && (
        <EmptyState>{canRun ? trialText.before : `${trialText.before} ${trialText.unclear}`}</EmptyState>
      )}
      {trial.isLoading && <SkeletonRows rows={8} columns="1fr 1fr 2fr" />}
      {trial.error && <ErrorState failure={trial.error} message={trialText.failed} onRetry={onRun} />}
      {trial.data && <Outcome company={company} months={trial.data} isCurrent={isCurrent} />}
    </Panel>
  );
}

function Outcome({
  company,
  months,
  isCurrent,
}: {
  company: number;
  months: readonly MonthTrialDocument[];
  isCurrent: boolean;
}) {
  if (months.length === 0)
    return (
      <EmptyState action={<LoadLink company={company}>{trialText.load}</LoadLink>}>{trialText.noMonths}</EmptyState>
    );
  return (
    <>
      <Text as="p" inset ruled="below" role="status">
        {isCurrent ? summaryOf(months) : trialText.stale}
      </Text>
      <div className={isCurrent ? undefined : styles.stale}>
        <TrialTable months={months} />
      </div>
    </>
  );
}
