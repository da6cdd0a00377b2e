/** The balance of a month: what it is, what the view shows, its lines, the open row, its versions. */
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExplorerLine, ExplorerPage, ExplorerView } from '#api/audits/explorer/contract.ts';
import { useExplorerPages } from '../../data/audits/explorer.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { findingPath } from '../../data/routes/company-route.ts';
import { isAdmin } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { LoadLink } from '../../ui/page/LoadLink.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useMedia } from '../../ui/page/use-media.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './Balance.module.css';
import { BalanceGrid, useLineHeight } from './BalanceGrid.tsx';
import { BalanceHeader } from './BalanceHeader.tsx';
import { askedView, type BalanceView, noFilters, rowKey, type Unit } from './balance-view.ts';
import { nameOf } from './GridLine.tsx';
import { centsOf, type GridColumn, gridColumns } from './grid-columns.ts';
import { PathBar, placeAbove } from './PathBar.tsx';
import { StatusBar } from './StatusBar.tsx';
import { Tools } from './Tools.tsx';
import { balanceText, gridText } from './text.es.ts';
import type { BalanceControl } from './use-balance-view.ts';
import { useCopy } from './use-copy.ts';
import { type Chosen, useGridKeys } from './use-grid-keys.ts';
import { useGridRows } from './use-grid-rows.ts';

const VersionsDrawer = lazy(async () => ({ default: (await import('./versions/VersionsDrawer.tsx')).VersionsDrawer }));
const RowPanel = lazy(async () => ({ default: (await import('./row/RowPanel.tsx')).RowPanel }));

/** Media query from which the open row is docked beside the lines. */
const dockedFrom = '(min-width: 1200px)';

interface BalanceProps {
  company: number;
  period: string;
  control: BalanceControl;
}

export function Balance({ company, period, control }: BalanceProps) {
  const { view } = control;
  const asked = useMemo(() => askedView(view, period), [view, period]);
  const [sight, setSight] = useState({ from: 0, to: 0 });
  const pages = useExplorerPages(company, asked, sight);
  const docked = useMedia(dockedFrom);
  const access = useAccess();
  const { head, error } = pages;
  const isBeside = docked && view.row !== null && head !== undefined;
  const isMissing = error instanceof ApiError && error.body.error === 'audit.no_balance';
  return (
    <div className={isBeside ? styles.beside : undefined}>
      <div className={styles.column}>
        {head && !isMissing ? (
          <BalanceHeader company={company} page={head} asked={asked} control={control} />
        ) : (
          <PageHeader title={balanceText.titleOf(period)} />
        )}
        {head && !isMissing ? (
          <Loaded {...{ company, control, asked, pages, head, setSight, docked }} />
        ) : (
          <Panel label={balanceText.title} flush>
            {isMissing ? (
              <EmptyState
                action={
                  <Row gap={8} wrap justify="center">
                    <LoadLink company={company} period={period} type="primary">
                      {balanceText.load(period)}
                    </LoadLink>
                    <Button onClick={() => control.go({ versions: true })}>{balanceText.withdrawn}</Button>
                  </Row>
                }
              >
                {balanceText.empty(period)}
              </EmptyState>
            ) : error ? (
              <ErrorState failure={error} onRetry={pages.refetch} />
            ) : (
              <SkeletonRows rows={14} columns="3fr 1fr 1fr 1fr 1fr" />
            )}
          </Panel>
        )}
      </div>
      {view.versions && (
        <Suspense>
          <VersionsDrawer
            company={company}
            period={view.period ?? period}
            mayExport={isAdmin() || (access !== undefined && allows(access, 'auditoria.exportar', company))}
            onSee={(version) => control.go({ version, versions: false })}
            onClose={() => control.go({ versions: false })}
          />
        </Suspense>
      )}
    </div>
  );
}

interface LoadedProps {
  company: number;
  control: BalanceControl;
  asked: ExplorerView;
  pages: ReturnType<typeof useExplorerPages>;
  head: ExplorerPage;
  setSight: (sight: { from: number; to: number }) => void;
  docked: boolean;
}

function Loaded({ company, control, asked, pages, head, setSight, docked }: LoadedProps) {
  const { view, go } = control;
  const navigate = useNavigate();
  const height = useLineHeight(head);
  const { frame, rows } = useGridRows(head.total, height, setSight);
  const columns = useMemo(() => gridColumns(head), [head]);
  const unit: Unit = head.columns.length > 4 ? (view.unit ?? 'millones') : 'pesos';
  const onTurn = useCallback((line: ExplorerLine) => go({ open: turned(view, line) }, { replace: true }), [go, view]);
  const addressOf = useCallback(
    (line: ExplorerLine) => {
      const change = insideOf(line, head, view);
      return change && control.address(change);
    },
    [control, head, view],
  );
  const copy = useCopy({ company, asked, columns, title: gridText.name(head.list), nameOf });
  const copyChosen = useCallback((chosen: Chosen) => void copy(chosen, false), [copy]);
  const focus = useGridKeys({
    frame,
    total: head.total,
    columns: columns.length,
    top: rows.top,
    line: pages.line,
    onTurn,
    onEnter: (line, { column }) => {
      const mark = line.marks.find((one) => one.column === columns[column]?.index) ?? line.marks[0];
      const inside = addressOf(line);
      if (column >= 0 && mark) void navigate(findingPath(company, mark.period, mark.fingerprint));
      else if (inside !== null) void navigate(inside, { preventScrollReset: true });
    },
    onUp: () => {
      const up = placeAbove(head);
      if (up !== null) go(up);
    },
    onEscape: () => view.row !== null && go({ row: null }),
    onCopy: copyChosen,
  });
  const { chosen } = focus;
  const sum = useMemo(() => sumOf(chosen, pages.line, columns), [chosen, pages.line, columns]);
  const cells = chosen === null ? 0 : countOf(chosen);
  return (
    <>
      <Notes company={company} page={head} control={control} />
      <Panel label={balanceText.title} flush className={styles.panel}>
        <Tools company={company} page={head} unit={unit} control={control} />
        <PathBar company={company} page={head} control={control} />
        {head.total === 0 ? (
          <Nothing page={head} control={control} />
        ) : (
          <BalanceGrid
            {...{ company, page: head, columns, unit, control, onTurn, addressOf, pages, frame, rows, focus }}
            current={view.row}
          />
        )}
      </Panel>
      {head.total > 0 && (
        <StatusBar unit={unit} cells={cells} sum={sum} onCopy={(withHeads) => chosen && void copy(chosen, withHeads)} />
      )}
      {view.row !== null && (
        <Suspense>
          <RowPanel
            key={view.row}
            {...{ company, page: head, control, docked }}
            line={pages.line}
            row={view.row}
            version={view.version}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens or closes a line. */
function turned({ open }: BalanceView, { kind, account, thirdParty, below }: ExplorerLine): string[] {
  const key = kind === 'account' ? account : thirdParty;
  if (below === 'closed') return [...open, key];
  // What is below a closed account is closed with it.
  return open.filter((one) => one !== key && !(kind === 'account' && one.startsWith(key)));
}

/** Where the name of a line leads: into it, or to its row. */
function insideOf(line: ExplorerLine, page: ExplorerPage, view: BalanceView): Partial<BalanceView> | null {
  const { kind, account, thirdParty, below } = line;
  const isOfAccounts = page.list === 'accounts';
  if (kind === 'others')
    return thirdParty === '' ? { account, level: null } : { thirdParty, list: 'cuenta', level: 16, order: null };
  if (kind === 'account' && below !== 'none') return { account, level: null, order: null };
  if (kind === 'thirdParty' && below !== 'none') return { thirdParty, list: 'cuenta', level: 16, order: null };
  const own = isOfAccounts && thirdParty === '' ? (view.thirdParty ?? '') : thirdParty;
  return { row: rowKey({ account, thirdParty: own }, view.account) };
}

function countOf({ lines, columns }: Chosen): number {
  return (lines[1] - lines[0] + 1) * (columns[1] - columns[0] + 1);
}

/** Lines that are added up at once. */
const MOST_SUMMED = 5000;

function sumOf(
  chosen: Chosen | null,
  line: (index: number) => ExplorerLine | undefined,
  columns: readonly GridColumn[],
): bigint | null {
  if (chosen === null || chosen.lines[1] - chosen.lines[0] >= MOST_SUMMED) return null;
  let sum = 0n;
  for (let index = chosen.lines[0]; index <= chosen.lines[1]; index++) {
    const own = line(index);
    if (own === undefined) return null;
    for (let column = chosen.columns[0]; column <= chosen.columns[1]; column++) {
      const cents = centsOf(own, columns[column]!);
      if (cents === null) return null;
      sum += cents;
    }
  }
  return sum;
}

interface PartProps {
  page: ExplorerPage;
  control: BalanceControl;
}

/** What to read before the figures. */
function Notes({ company, page, control }: PartProps & { company: number }) {
  const { with: other, balance, newestVersion } = page;
  return (
    <>
      {balance.attributes.version < newestVersion && (
        <Notice
          action={
            <Row gap={8}>
              <Button onClick={() => control.go({ versions: true })}>{balanceText.compareVersions}</Button>
              <Button onClick={() => control.go({ version: null })}>{balanceText.seeNewest}</Button>
            </Row>
          }
        >
          {balanceText.older(page)}
        </Notice>
      )}
      {other !== null && !other.isStored && (
        <Notice
          action={
            <Row gap={8}>
              {other.nearest !== null && (
                <Button onClick={() => control.go({ with: other.nearest })}>
                  {gridText.compareWith(other.nearest)}
                </Button>
              )}
              <LoadLink company={company} period={other.period}>
                {gridText.loadMonth(other.period)}
              </LoadLink>
            </Row>
          }
        >
          {gridText.notStored(other.period, other.nearest)}
        </Notice>
      )}
    </>
  );
}

function Nothing({ page, control }: PartProps) {
  const { view, go } = control;
  const isInside = view.account !== '' || view.thirdParty !== null;
  return (
    <EmptyState
      action={
        page.elsewhere !== null ? (
          <Button onClick={() => go({ account: '', list: 'fila' })}>{gridText.searchAll}</Button>
        ) : (
          <Button onClick={() => go({ ...noFilters, ...(isInside && { account: '', thirdParty: null }) })}>
            {gridText.clear}
          </Button>
        )
      }
    >
      {gridText.nothing(view.words, gridText.placeOf(view.account))}{' '}
      {page.elsewhere !== null && gridText.elsewhere(page.elsewhere)}
    </EmptyState>
  );
}
