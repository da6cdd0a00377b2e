/** A month with a balance: running audit, result, or the offer to audit it. */
import { lazy, Suspense } from 'react';
import type { Audit, AuditMonth } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useAudit, useFindings, useReadAuditsAgain, useStartAudit } from '../../data/audits/audits.ts';
import type { KeptOriginal } from '../../data/balances/rereadings.ts';
import { balancePath, documentsPath } from '../../data/routes/company-route.ts';
import { useLoader } from '../../data/session/use-loader.ts';
import { useCompanyTour } from '../../tours/use-company-tour.ts';
import { useTour } from '../../tours/use-tour.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { TabLinks } from '../../ui/nav/TabLinks.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { AuditContext } from './AuditContext.tsx';
import { AuditResultView } from './AuditResultView.tsx';
import { AuditActions } from './again/AuditActions.tsx';
import { useAuditAgain } from './again/use-audit-again.ts';
import { dockedFrom } from './finding/docked.ts';
import { auditTour } from './first/tours.es.ts';
import { MonthStrip } from './months/MonthStrip.tsx';
import { ResultSkeleton } from './PageSkeleton.tsx';
import styles from './Screen.module.css';
import { SourcesLine } from './sources/SourcesLine.tsx';
import { MonthNotices } from './strip/MonthNotices.tsx';
import { auditText } from './text.es.ts';
import type { ViewControl } from './use-audit-view.ts';

const ProgressPanel = lazy(async () => ({ default: (await import('./progress/ProgressPanel.tsx')).ProgressPanel }));

interface MonthAuditProps {
  company: number;
  month: AuditMonth;
  months: readonly AuditMonth[];
  period: Period;
  control: ViewControl;
  /** Why loading and auditing are not allowed; null: they are. */
  why: string | null;
  /** The original of the month is to be loaded again. */
  onKept: (original: KeptOriginal) => void;
}

export function MonthAudit({ company, month, months, period, control, why, onKept }: MonthAuditProps) {
  const audit = useAudit(company, month.auditId);
  const start = useStartAudit(company);
  const readAgain = useReadAuditsAgain();
  const again = useAuditAgain(company, period);
  const docked = useMedia(dockedFrom) && control.view.finding !== null;
  const result = audit.data?.attributes.result ?? null;
  const done = month.state === 'auditado' && result ? audit.data : undefined;
  const isComplete = useFindings(company, done?.id ?? null).data !== undefined && control.view.finding === null;
  const tour = useTour('audit', auditTour, isComplete, useCompanyTour());
  useLoader(start.isPending && month.state === 'cargado', 'audit');
  const auditNow = why === null && (
    <Button type={done ? 'default' : 'primary'} loading={start.isPending} onClick={() => start.mutate(period)}>
      {month.version && done ? auditText.auditVersion(month.version) : auditText.auditNow(period)}
    </Button>
  );

  const onLoad = why === null ? () => control.go({ loading: true, finding: null }) : null;
  // Its strip and its notices stand under its summary.
  const isAudited = done !== undefined || (month.state === 'auditado' && audit.isPending);
  const notices = (
    <MonthNotices
      company={company}
      audit={done}
      months={months}
      month={month}
      period={period}
      control={control}
      auditNow={auditNow}
      again={why === null ? again : null}
      onKept={why === null ? onKept : null}
    />
  );

  return (
    <div className={docked ? `${styles.page} ${styles.beside}` : styles.page}>
      <div className={styles.column}>
        <PageHeader
          title={auditText.titleOf(period)}
          context={
            <Stack as="span" gap={2}>
              {done && <AuditContext audit={done} />}
              <SourcesLine company={company} period={period} onLoad={onLoad} />
            </Stack>
          }
          actions={
            <AuditActions
              company={company}
              audit={done}
              month={month}
              months={months}
              period={period}
              isDocked={docked}
              again={why === null ? again : null}
              onLoad={onLoad}
              onTour={tour.start}
            />
          }
        />
        <TabLinks
          label={auditText.tabs}
          tour="audit-tabs"
          links={[
            { to: control.address({}), name: auditText.findings, current: 'page' },
            { to: balancePath(company, { mes: month.period }), name: auditText.balance, current: false },
            { to: documentsPath(company, month.period), name: auditText.documents, current: false },
          ]}
        />
        <Stack gap={12}>
          {!isAudited && <MonthStrip months={months} control={control} />}
          {!isAudited && notices}
          {month.state === 'auditando' && month.auditId && (
            <Suspense>
              <ProgressPanel
                company={company}
                auditId={month.auditId}
                period={month.period}
                onEnd={() => readAgain(company)}
              />
            </Suspense>
          )}
          {month.state === 'cargado' && <Unaudited audit={audit.data} period={period} action={auditNow} why={why} />}
          {audit.error && month.state === 'auditado' && !audit.data && (
            <ErrorState failure={audit.error} onRetry={() => void audit.refetch()} />
          )}
        </Stack>
      </div>
      {month.state === 'auditado' && audit.isPending && <ResultSkeleton />}
      {done && (
        <AuditResultView
          company={company}
          audit={done}
          months={months}
          period={period}
          control={control}
          notices={notices}
        />
      )}
    </div>
  );
}

interface UnauditedProps {
  audit: Audit | undefined;
  period: Period;
  action: React.ReactNode;
  why: string | null;
}

function Unaudited({ audit, period, action, why }: UnauditedProps) {
  const failure = audit?.attributes.state === 'failed' ? (audit.attributes.failure ?? auditText.failed) : null;
  return (
    <Panel label={auditText.title} flush>
      {failure && <ErrorState failure={null} message={failure} />}
      <EmptyState action={action}>{why ?? auditText.unaudited(period)}</EmptyState>
    </Panel>
  );
}
