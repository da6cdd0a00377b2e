/** The loaded chart: what is covered, filters, the tree, and the open account beside it. */
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { exportChart } from '../../data/audits/chart.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { RecalculateNotice } from '../../recalculate/RecalculateNotice.tsx';
import { TourButton } from '../../tours/TourButton.tsx';
import { useTour } from '../../tours/use-tour.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { AccountPanel } from './account/AccountPanel.tsx';
import styles from './Chart.module.css';
import { EmptyChart } from './EmptyChart.tsx';
import { BulkBar } from './edits/BulkBar.tsx';
import { ImportButton } from './edits/ImportButton.tsx';
import { MergeChoice } from './edits/MergeChoice.tsx';
import { PreviewDialog } from './edits/PreviewDialog.tsx';
import { SavedBar } from './edits/SavedBar.tsx';
import { SuggestionBanner } from './edits/SuggestionBanner.tsx';
import { suggestionGroups } from './edits/suggestion-groups.ts';
import { useStoreEdits } from './edits/use-store-edits.ts';
import { CoverageMeter } from './meter/CoverageMeter.tsx';
import { chartText, chartTour } from './text.es.ts';
import { ChartTools } from './tree/ChartTools.tsx';
import { ChartTree } from './tree/ChartTree.tsx';
import { type ChartFilter, type ChartIndex, chartIndex, isFiltered, shownAccounts } from './tree/chart-index.ts';
import { useChartView } from './use-chart-view.ts';

/** Media query from which the open account is docked beside the tree. */
const dockedFrom = '(min-width: 1200px)';

interface Pending {
  title: string;
  edits: ChartEdit[];
  isImport?: boolean;
}

export function Chart({ company, chart }: { company: number; chart: ChartDocument }) {
  const view = useChartView();
  const index = useMemo(() => chartIndex(chart), [chart]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [pending, setPending] = useState<Pending | null>(null);
  const edit = useStoreEdits(company, chart);
  const docked = useMedia(dockedFrom);
  const readOnly = useHindrance('parametrizacion.editar', company) !== null;
  const { shown, isOpen, onTurn } = useShown(index, view.filter, view.account);
  const { postponed, groups, postpone } = usePostponed(chart);
  const open = view.account === null ? undefined : index.at.get(view.account);
  const [first] = groups;
  const stored = () => {
    setPending(null);
    setChosen(new Set());
  };
  const shared = { company, chart, index, shown, readOnly, onStore: edit.store };
  return (
    <div className={docked && open !== undefined ? styles.beside : undefined}>
      <div className={styles.column}>
        <ChartHeader
          company={company}
          chart={chart}
          onEdits={(title, edits) => setPending({ title, edits, isImport: true })}
        />
        {first && (
          <SuggestionBanner
            group={first}
            readOnly={readOnly}
            pending={edit.isPending}
            isPrimary={open === undefined && chosen.size === 0}
            onStore={edit.store}
            onOther={() => view.change({ account: first.accounts[0]!.code })}
            onPostpone={() => postpone(first.accounts.map(({ code }) => code))}
          />
        )}
        {chart.accounts.length === 0 ? (
          <EmptyChart company={company} onEdits={(title, edits) => setPending({ title, edits, isImport: true })} />
        ) : (
          <Panel label={chartText.title} flush className={styles.tree}>
            <CoverageMeter coverage={chart.coverage} view={view} />
            <ChartTools chart={chart} index={index} view={view} found={shown.length} />
            <ChartTree
              {...{ ...shared, chosen, postponed, isOpen, onTurn }}
              onChoose={setChosen}
              current={view.account}
              addressOf={(account) => view.address({ account })}
              onPostpone={(code) => postpone([code])}
              empty={chartText.nothing(view.filter.words)}
              onClear={isFiltered(view.filter) ? view.clear : undefined}
            />
          </Panel>
        )}
        {chosen.size > 0 && (
          <BulkBar
            {...{ chart, index, chosen, readOnly }}
            onEdit={(title, edits) => setPending({ title, edits })}
            onClear={() => setChosen(new Set())}
          />
        )}
        <SavedBar company={company} version={chart.version} />
      </div>
      {open !== undefined && (
        <AccountPanel
          key={chart.accounts[open]!.code}
          {...{ ...shared, view, docked }}
          at={open}
          pending={edit.isPending}
          failure={edit.error}
        />
      )}
      <MergeChoice company={company} dispute={edit.dispute} />
      {pending && (
        <PreviewDialog {...{ company, chart, ...pending }} onClose={() => setPending(null)} onStored={stored} />
      )}
    </div>
  );
}

interface HeaderProps {
  company: number;
  chart: ChartDocument;
  /** Of a file. */
  onEdits: (title: string, edits: ChartEdit[]) => void;
}

function ChartHeader({ company, chart, onEdits }: HeaderProps) {
  const why = useHindrance('parametrizacion.editar', company);
  const tour = useTour('chart_accounts', chartTour, chart.accounts.length > 0);
  return (
    <>
      <PageHeader
        title={chartText.title}
        context={chartText.context(chart, chart.period === null ? null : parsePeriod(chart.period))}
        actions={
          <>
            <TourButton onClick={tour.start} />
            {why === null && <ImportButton company={company} onEdits={onEdits} />}
            {chart.accounts.length > 0 && <ExportButton file={exportChart(company)} />}
          </>
        }
      />
      <HindranceNotice why={why} />
      <RecalculateNotice company={company} />
    </>
  );
}

/** The rows of the tree: what is open, and what a filter finds. */
function useShown(index: ChartIndex, asked: ChartFilter, account: string | null) {
  const { words, show, class: of, moved } = asked;
  const wanted = useMemo(() => ({ words, show, class: of, moved }), [words, show, of, moved]);
  const filter = useDeferredValue(wanted);
  const [turned, setTurned] = useState<ReadonlySet<string>>(() => closedAbove(index, account));
  const shown = useMemo(() => shownAccounts(index, filter, turned), [index, filter, turned]);
  const onTurn = (code: string) => {
    const next = new Set(turned);
    if (!next.delete(code)) next.add(code);
    setTurned(next);
  };
  const isOpen = useCallback(
    (code: string) => isFiltered(filter) || turned.has(code) !== index.depthOf(code) < 1,
    [filter, turned, index],
  );
  return { shown, isOpen, onTurn };
}

/** Titles to open so that the account of the address is in the tree. */
function closedAbove({ at, parents, accounts }: ChartIndex, account: string | null): ReadonlySet<string> {
  const above: string[] = [];
  for (let up = parents[at.get(account ?? '') ?? -1] ?? -1; up >= 0; up = parents[up]!) above.push(accounts[up]!.code);
  return new Set(above.filter((code) => accounts[at.get(code)!]!.depth > 0));
}

/** Suggestions left for later, until the page is opened again, and those that wait. */
function usePostponed(chart: ChartDocument) {
  const [postponed, setPostponed] = useState<ReadonlySet<string>>(new Set());
  const groups = useMemo(() => suggestionGroups(chart, postponed), [chart, postponed]);
  const postpone = (codes: readonly string[]) => setPostponed(new Set([...postponed, ...codes]));
  return { postponed, groups, postpone };
}
