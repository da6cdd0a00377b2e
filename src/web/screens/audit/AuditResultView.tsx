/** Finished audit: health index, changes, severities, finding list, practices, validations without findings, open finding. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { Audit, AuditMonth } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useFindings } from '../../data/audits/audits.ts';
import { useFollowFindings } from '../../data/audits/finding-lives.ts';
import { Stack } from '../../ui/layout/Layout.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { dockedFrom } from './finding/docked.ts';
import { FindingList } from './findings/FindingList.tsx';
import { ListSkeleton } from './PageSkeleton.tsx';
import { PracticesPanel } from './practices/PracticesPanel.tsx';
import { MissingProfileNotice } from './result/MissingData.tsx';
import { OutcomesPanel } from './result/OutcomesPanel.tsx';
import { Summary } from './result/Summary.tsx';
import styles from './Screen.module.css';
import { NoticeStrip } from './strip/NoticeStrip.tsx';
import type { ViewControl } from './use-audit-view.ts';

const DeducedNotice = lazy(async () => ({ default: (await import('./deduced/DeducedNotice.tsx')).DeducedNotice }));
const FindingDrawer = lazy(async () => ({ default: (await import('./finding/FindingDrawer.tsx')).FindingDrawer }));
const MendedAnswer = lazy(async () => ({ default: (await import('./versions/Mended.tsx')).MendedAnswer }));
const VersionCard = lazy(async () => ({ default: (await import('./versions/VersionCard.tsx')).VersionCard }));

interface AuditResultViewProps {
  company: number;
  audit: Audit;
  months: readonly AuditMonth[];
  period: Period;
  control: ViewControl;
  /** Of the month, the most urgent first. */
  notices: ReactNode;
}

export function AuditResultView({ company, audit, months, period, control, notices }: AuditResultViewProps) {
  const findings = useFindings(company, audit.id);
  useFollowFindings(company);
  const isBeside = useMedia(dockedFrom) && control.view.finding !== null;
  const answer = audit.attributes.result;
  if (!answer) return null;
  const items = findings.data ?? [];
  const open = control.view.finding;
  return (
    <>
      <Stack gap={12} className={styles.column}>
        <Summary audit={audit} result={answer} findings={items} months={months} period={period} control={control} />
        <NoticeStrip>
          {findings.data && control.view.mended && (
            <Suspense>
              <MendedAnswer company={company} audit={audit} findings={items} control={control} />
            </Suspense>
          )}
          {notices}
          <MissingProfileNotice company={company} validations={answer.validations} />
          {answer.validations.some(({ deduced }) => deduced !== undefined) && (
            <Suspense>
              <DeducedNotice company={company} validations={answer.validations} />
            </Suspense>
          )}
        </NoticeStrip>
        {findings.isPending && <ListSkeleton />}
        {findings.error && !findings.data && (
          <ErrorState failure={findings.error} onRetry={() => void findings.refetch()} />
        )}
        {findings.data && <FindingList findings={findings.data} control={control} />}
        {!findings.isPending && (
          <>
            {!isBeside && audit.attributes.balance.attributes.version > 1 && (
              <Suspense>
                <VersionCard company={company} audit={audit} period={period} control={control} />
              </Suspense>
            )}
            <PracticesPanel company={company} auditId={audit.id} period={period} control={control} />
            <OutcomesPanel validations={answer.validations} company={company} />
          </>
        )}
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
