/** A company's audits: selects the month and shows its result, the loading view or the empty state. */
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import type { Company } from '#api/companies/companies/contract.ts';
import { monthInBogota } from '#core/calendar/bogota.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { useMonthsTo, useNewestMonths } from '../../data/audits/audits.ts';
import type { KeptOriginal } from '../../data/balances/rereadings.ts';
import { takeKept, takeWaitingFiles } from '../../data/balances/waiting-files.ts';
import { notify } from '../../data/failures/notices.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import type { PlacedFile } from '../../drop/files-of-drop.ts';
import { usePageDrop } from '../../drop/use-page-drop.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { holdTitle, useTitleFocus } from '../../ui/page/title-focus.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { loadText } from './load/text.es.ts';
import { useLoading } from './load/use-loading.ts';
import { MonthAudit } from './MonthAudit.tsx';
import { MonthPicker } from './months/MonthPicker.tsx';
import { newestLoaded } from './months/month-cells.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import styles from './Screen.module.css';
import { auditText } from './text.es.ts';
import { useAuditView } from './use-audit-view.ts';

// Loaded on demand: not needed on most visits.
const LoadView = lazy(async () => ({ default: (await import('./load/LoadView.tsx')).LoadView }));
const EmptyMonth = lazy(async () => ({ default: (await import('./load/EmptyMonth.tsx')).EmptyMonth }));

interface CompanyAuditProps {
  company: Company;
  companies: readonly Company[];
}

export function CompanyAudit({ company, companies }: CompanyAuditProps) {
  const asked = useAuditView().view.period;
  const newest = useNewestMonths(company.id);
  const inStrip = asked === null || newest.data?.some(({ period }) => period === periodKey(asked));
  // A month outside the default 24 is the last one of its own strip.
  const own = useMonthsTo(company.id, asked && periodKey(asked), newest.data !== undefined && !inStrip);
  const months = (inStrip ? undefined : own.data) ?? newest.data;
  const control = useAuditView(asked ?? (months ? newestLoaded(months) : null));
  const loading = useLoading(company.id);
  const why = useHindrance('auditoria.ejecutar', company.id, loadText);
  const take = (files: readonly PlacedFile[]) => {
    if (why !== null) {
      notify({ title: loadText.mayNot, description: why });
      return;
    }
    loading.add(files);
    control.go({ loading: true, finding: null });
  };
  const takeOriginal = (original: KeptOriginal) => {
    loading.addOriginal(original);
    control.go({ loading: true, finding: null });
  };
  const takeWaiting = useEffectEvent(() => {
    const files = takeWaitingFiles();
    if (files.length > 0) take(files.map((file) => ({ file, folder: '' })));
    const kept = takeKept(company.id);
    if (kept !== null) takeOriginal(kept);
  });
  useEffect(() => takeWaiting(), []);
  const dropping = usePageDrop(take);
  const { view } = control;
  const shown = view.period;
  useTitleFocus(view.loading ? 'load' : 'months');
  useFocusOnMonth(shown);

  if (!months)
    return newest.error ? (
      <>
        <PageHeader title={auditText.title} />
        <ErrorState failure={newest.error} onRetry={() => void newest.refetch()} />
      </>
    ) : (
      <PageSkeleton title={asked ? auditText.titleOf(asked) : auditText.title} />
    );
  const month = shown && months.find(({ period }) => period === periodKey(shown));
  const picker = (period: Period) => (
    <MonthPicker months={months} period={period} onChoose={(chosen) => control.go({ period: chosen })} />
  );
  return (
    <>
      {picker(shown ?? monthInBogota(new Date()))}
      {dropping && why === null && (
        <div className={styles.dropping} aria-hidden="true">
          {loadText.dropAnywhere}
        </div>
      )}
      {view.loading && why !== null && (
        <div className={styles.page}>
          <HindranceNotice why={why} />
        </div>
      )}
      <Suspense fallback={<PageSkeleton title={shown ? auditText.titleOf(shown) : auditText.title} />}>
        {view.loading && why === null ? (
          <div className={styles.page}>
            <LoadView
              company={company}
              companies={companies}
              months={months}
              asked={asked}
              loading={loading}
              control={control}
            />
          </div>
        ) : shown && month && month.state !== 'sin_cargar' ? (
          <MonthAudit
            key={month.period}
            company={company.id}
            month={month}
            months={months}
            period={shown}
            control={control}
            why={why}
            onKept={takeOriginal}
          />
        ) : (
          <div className={styles.page}>
            <EmptyMonth company={company} months={months} control={control} onFiles={take} mayLoad={why === null} />
          </div>
        )}
      </Suspense>
    </>
  );
}

/** A month replaces the page of another, with the cell that had the focus: its own takes it. */
function useFocusOnMonth(shown: Period | null): void {
  const key = shown && periodKey(shown);
  const before = useRef(key);
  useEffect(() => {
    const from = before.current;
    before.current = key;
    if (from === null || from === key || document.activeElement !== document.body) return;
    // A month that was not read yet has its strip once its audit arrives.
    return holdTitle('main [aria-current="date"]');
  }, [key]);
}
