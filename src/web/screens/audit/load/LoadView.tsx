/** Loading view: drop files, check what was recognised, store, follow the audits. */
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { type Period, parsePeriod } from '#core/calendar/period.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { DropArea } from '../../../drop/DropArea.tsx';
import { Button } from '../../../ui/control/Button.tsx';
import { Lines, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Dot } from '../../../ui/mark/Dot.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../ui/mark/Sign.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { isOver } from '../progress/audit-progress.ts';
import { ProgressPanel } from '../progress/ProgressPanel.tsx';
import { progressText } from '../progress/text.es.ts';
import type { AuditRun } from '../progress/use-audit-runs.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { isDecidedAsWhole } from './batch/decided-as-whole.ts';
import { SavedColumns } from './columns/SavedColumns.tsx';
import { HowToExport } from './export/HowToExport.tsx';
import { FileTable } from './files/FileTable.tsx';
import type { FileTableProps } from './files/file-table-props.ts';
import { filesToAnswer, nitOfNobody } from './loaded-files.ts';
import { SampleOffer } from './SampleOffer.tsx';
import { PullPanel } from './siigo/PullPanel.tsx';
import { SiigoBeside } from './siigo/SiigoBeside.tsx';
import { useSiigo } from './siigo/use-siigo.ts';
import { loadText } from './text.es.ts';
import type { Loading } from './use-loading.ts';

const BatchPanel = lazy(async () => ({ default: (await import('./batch/BatchPanel.tsx')).BatchPanel }));
const BatchResult = lazy(async () => ({ default: (await import('./batch/BatchResult.tsx')).BatchResult }));
const ColumnsView = lazy(async () => ({ default: (await import('./columns/ColumnsView.tsx')).ColumnsView }));
const MendedExpected = lazy(async () => ({ default: (await import('../versions/Mended.tsx')).MendedExpected }));
const SecondFiles = lazy(async () => ({ default: (await import('./second/SecondFiles.tsx')).SecondFiles }));
const RereadNotices = lazy(async () => ({ default: (await import('../reread/RereadNotice.tsx')).RereadNotices }));

interface LoadViewProps {
  company: Company;
  companies: readonly Company[];
  months: readonly AuditMonth[];
  /** Month in the URL. */
  asked: Period | null;
  loading: Loading;
  control: ViewControl;
}

export function LoadView({ company, companies, months, asked, loading, control }: LoadViewProps) {
  const { files, runs } = loading;
  const siigo = useSiigo(company, runs);
  useResultWhenDone(company.id, loading, control);
  const named = files.find(({ id }) => id === control.view.columns);
  const toFiles = () => control.go({ columns: null });
  if (named)
    return (
      <Suspense>
        <ColumnsView
          key={named.id}
          file={named}
          onBack={toFiles}
          onNamed={(source) => {
            loading.named(named.id, source);
            toFiles();
          }}
        />
      </Suspense>
    );
  return (
    <>
      <PageHeader
        title={loadText.title(asked)}
        context={loadText.context}
        actions={<Button onClick={() => control.go({ loading: false })}>{loadText.back}</Button>}
      />
      {months.some(({ reread }) => reread !== undefined) && (
        <Suspense>
          <RereadNotices company={company.id} months={months} onKept={loading.addOriginal} />
        </Suspense>
      )}
      {asked && control.view.mended && (
        <Suspense>
          <MendedExpected company={company.id} months={months} period={asked} control={control} />
        </Suspense>
      )}
      <SiigoBeside siigo={siigo} asked={asked}>
        <DropArea onFiles={loading.add} tall={files.length === 0 && !company.uses_siigo} />
      </SiigoBeside>
      <HowToExport>
        <SavedColumns company={company.id} />
        <SampleOffer />
      </HowToExport>
      <PullPanel siigo={siigo} />
      <LoadedFiles company={company} companies={companies} loading={loading} control={control} />
      {loading.seconds.length > 0 && (
        <Suspense>
          <SecondFiles company={company} companies={companies} loading={loading} />
        </Suspense>
      )}
      {runs.current && (
        <ProgressPanel
          key={runs.current.auditId}
          {...runs.current}
          onEnd={(state) => runs.current && runs.ended(runs.current.auditId, state)}
        />
      )}
      {loading.batch.made ? (
        <Suspense>
          <BatchResult
            made={loading.batch.made}
            runs={runs.list}
            onUndone={() => {
              loading.batch.forget();
              loading.settle();
            }}
          />
        </Suspense>
      ) : runs.list.length > 1 || (runs.list.length > 0 && !runs.current) ? (
        <RunList runs={runs.list} company={company.id} companies={companies} months={months} />
      ) : null}
    </>
  );
}

/** Files of companies that the user has, below what is decided for the drop as a whole. */
function LoadedFiles(props: FileTableProps) {
  const { files, batch } = props.loading;
  const mayCreate = useHindrance('empresas.editar', null) === null;
  if (files.length === 0) return null;
  const isWhole = mayCreate && isDecidedAsWhole(files);
  // What a batch stored is in its result.
  const shown = files.filter(
    (file) => !(isWhole && nitOfNobody(file) !== null) && !(batch.made && file.status.step === 'stored'),
  );
  return (
    <>
      {isWhole && (
        <Suspense>
          <BatchPanel {...props} />
        </Suspense>
      )}
      {(shown.length > 0 || !batch.made) && <FileTable {...props} shown={shown} isDecidedAsWhole={isWhole} />}
    </>
  );
}

/** When every audit has ended and no file needs an answer, opens the newest result of this company. */
function useResultWhenDone(
  company: number,
  { files, seconds, runs, settle, batch }: Loading,
  control: ViewControl,
): void {
  const busy =
    batch.made !== null ||
    filesToAnswer(files).length > 0 ||
    seconds.some(({ status }) => status.step !== 'kept') ||
    files.some(({ status }) => !['stored', 'inspected'].includes(status.step));
  const well = runs.list.length > 0 && runs.list.every(({ state }) => state === 'done');
  const own = runs.list.filter((run) => run.company === company).map(({ period }) => period);
  const newest = well && !busy ? own.toSorted().at(-1) : undefined;
  const show = useEffectEvent((key: string) => {
    settle();
    control.go({ period: parsePeriod(key), loading: false }, { replace: true });
  });
  useEffect(() => {
    if (newest) show(newest);
  }, [newest]);
}

interface RunListProps {
  runs: readonly AuditRun[];
  /** Company of the page. */
  company: number;
  companies: readonly Company[];
  months: readonly AuditMonth[];
}

function RunList({ runs, company, companies, months }: RunListProps) {
  const nameOf = (id: number) => companies.find((one) => one.id === id)?.attributes.comp_business_name ?? '';
  return (
    <Panel flush>
      <Lines tight aria-label={progressText.queue}>
        {runs.map((run) => (
          <Row as="li" key={run.auditId}>
            <Sign>{isOver(run) ? <SeverityIcon mark={run.state === 'done' ? 'correcto' : 'critica'} /> : <Dot />}</Sign>
            <Text grow>
              {run.company !== company && progressText.ofCompany(nameOf(run.company))}
              {run.state === 'done' &&
                progressText.ended(
                  run.period,
                  run.company === company ? months.find(({ period }) => period === run.period) : undefined,
                )}
              {run.state === 'failed' && progressText.failed(run.period)}
              {!isOver(run) && progressText.queued(run.period)}
            </Text>
            {isOver(run) && (
              <Link
                to={run.company === company ? `?mes=${run.period}` : `${auditPath(run.company)}?mes=${run.period}`}
                aria-label={progressText.seeOf(run.period)}
              >
                {progressText.see}
              </Link>
            )}
          </Row>
        ))}
      </Lines>
    </Panel>
  );
}
