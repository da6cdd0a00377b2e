/** Finished audit: health index, changes, severities, finding list, practices, validations without findings, open finding. */
import { lazy, Suspense, useState } from 'react';
import type { Audit } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useFindings } from '../../data/audits/audits.ts';
import { useFollowFindings } from '../../data/audits/finding-lives.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { dockedFrom } from './finding/docked.ts';
import { FindingList } from './findings/FindingList.tsx';
import { StakeSentence } from './findings/StakeSentence.tsx';
import { ListSkeleton } from './PageSkeleton.tsx';
import { PracticesPanel } from './practices/PracticesPanel.tsx';
import { ChangePanel } from './result/ChangePanel.tsx';
import { HealthPanel } from './result/HealthPanel.tsx';
import { MissingProfileNotice } from './result/MissingData.tsx';
import { OutcomesPanel } from './result/OutcomesPanel.tsx';
import result from './result/Result.module.css';
import { SeverityPanel } from './result/SeverityPanel.tsx';
import { SummaryLine } from './result/SummaryLine.tsx';
import styles from './Screen.module.css';
import { resultText } from './text.es.ts';
import type { ViewControl } from './use-audit-view.ts';

const DeducedNotice = lazy(async () => ({ default: (await import('./deduced/DeducedNotice.tsx')).DeducedNotice }));
const FindingDrawer = lazy(async () => ({ default: (await import('./finding/FindingDrawer.tsx')).FindingDrawer }));
const MendedAnswer = lazy(async () => ({ default: (await import('./versions/Mended.tsx')).MendedAnswer }));
const VersionCard = lazy(async () => ({ default: (await import('./versions/VersionCard.tsx')).VersionCard }));

interface AuditResultViewProps {
  company: number;
  audit: Audit;
  period: Period;
  control: ViewControl;
}

export function AuditResultView({ company, audit, period, control }: AuditResultViewProps) {
  const findings = useFindings(company, audit.id);
  useFollowFindings(company);
  const isBeside = useMedia(dockedFrom) && control.view.finding !== null;
  const [isWhole, setWhole] = useState(false);
  const answer = audit.attributes.result;
  if (!answer) return null;
  const items = findings.data ?? [];
  const open = control.view.finding;
  return (
    <>
      <Stack gap={12} above={12} className={styles.column}>
        {findings.data && control.view.mended && (
          <Suspense>
            <MendedAnswer company={company} audit={audit} findings={items} control={control} />
          </Suspense>
        )}
        <StakeSentence findings={items} control={control} />
        {!isBeside && audit.attributes.balance.attributes.version > 1 && (
          <Suspense>
            <VersionCard company={company} audit={audit} period={period} control={control} />
          </Suspense>
        )}
        {isBeside && (
          <Panel label={isWhole ? resultText.line : resultText.region} flush>
            <SummaryLine result={answer} isWhole={isWhole} onTurn={() => setWhole(!isWhole)} />
          </Panel>
        )}
        {(!isBeside || isWhole) && (
          <Panel label={resultText.region} className={result.result} flush>
            <HealthPanel result={answer} findings={items} />
            <ChangePanel result={answer} findings={items} period={period} control={control} />
            <SeverityPanel severities={answer.severities} period={period} control={control} />
          </Panel>
        )}
        {answer.validations.some(({ deduced }) => deduced !== undefined) && (
          <Suspense>
            <DeducedNotice company={company} validations={answer.validations} />
          </Suspense>
        )}
        <MissingProfileNotice company={company} validations={answer.validations} />
        {findings.isPending && <ListSkeleton />}
        {findings.error && !findings.data && (
          <ErrorState failure={findings.error} onRetry={() => void findings.refetch()} />
        )}
        {findings.data && <FindingList findings={findings.data} control={control} />}
        <PracticesPanel company={company} auditId={audit.id} period={period} control={control} />
        <OutcomesPanel validations={answer.validations} company={company} />
      </Stack>
      {open !== null && findings.data && (
        <Suspense>
          <FindingDrawer
            company={company}
            audit={audit}
            period={period}
            findings={findings.data}
            fingerprint={open}
            control={control}
          />
        </Suspense>
      )}
    </>
  );
}
