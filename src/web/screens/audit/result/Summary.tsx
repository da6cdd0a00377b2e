/** Result of an audit: one line, and the whole of it once asked for. */
import { lazy, Suspense, useState } from 'react';
import type { Audit, AuditMonth } from '#api/audits/audits/contract.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { resultText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import type { AuditResult } from './comparison.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { isSummaryOpen, rememberSummary } from './summary-state.ts';

const WholeSummary = lazy(async () => ({ default: (await import('./WholeSummary.tsx')).WholeSummary }));

interface SummaryProps {
  audit: Audit;
  result: AuditResult;
  findings: readonly FindingItem[];
  months: readonly AuditMonth[];
  period: Period;
  control: ViewControl;
}

export function Summary(props: SummaryProps) {
  const { result, findings, control } = props;
  const [isWhole, setWhole] = useState(isSummaryOpen);
  const turn = () => {
    rememberSummary(!isWhole);
    setWhole(!isWhole);
  };
  return (
    <Stack as="section" gap={8} aria-label={resultText.region}>
      <SummaryLine result={result} findings={findings} control={control} isWhole={isWhole} onTurn={turn} />
      {isWhole && (
        <Suspense>
          <WholeSummary {...props} />
        </Suspense>
      )}
    </Stack>
  );
}
