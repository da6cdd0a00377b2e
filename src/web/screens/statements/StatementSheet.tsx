/** The chart of a statement, its table with what decides how it is shown, and its trend. */
import { lazy, Suspense } from 'react';
import type { AccountMark, StatementsOverview } from '#api/statements/statements/contract.ts';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import { type StatementAsked, useStatementTrend } from '../../data/statements/statements.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { StatementChart } from './charts/StatementChart.tsx';
import { TrendOfStatement } from './charts/TrendOfStatement.tsx';
import { findNode } from './find-node.ts';
import styles from './Statements.module.css';
import { statementKind } from './statement-kinds.ts';
import { type Comparison, placePath } from './statement-view.ts';
import { Tools } from './Tools.tsx';
import { AbsentColumn } from './table/AbsentColumn.tsx';
import { turn } from './table/rows.ts';
import { StatementTable } from './table/StatementTable.tsx';
import { columnText } from './text.es.ts';
import type { ViewControl } from './use-statement-view.ts';

const PartsDrawer = lazy(async () => ({ default: (await import('./parts/PartsDrawer.tsx')).PartsDrawer }));

interface StatementSheetProps {
  company: number;
  control: ViewControl;
  overview: StatementsOverview;
  period: string;
  compared: readonly Comparison[];
  /** Comparisons whose month has no balance. */
  absent: readonly Comparison[];
  asked: StatementAsked;
  tree: StatementTree;
  marks: readonly AccountMark[];
  /** Of other choices, while those asked for are read. */
  isOld: boolean;
}

export function StatementSheet(props: StatementSheetProps) {
  const { company, control, overview, period, compared, absent, asked, tree, marks, isOld } = props;
  const { view, go } = control;
  const kind = statementKind(tree.key);
  const { by, basis, unit } = asked;
  const trendAsked = { period, months: 24, ...(by && { by }), ...(basis && { basis }), ...(unit && { unit }) };
  const trend = useStatementTrend(company, tree.key, kind.trend.length > 0 ? trendAsked : null);
  const whole = kind.share && view.shares ? findNode(tree.nodes, kind.share.of) : null;
  return (
    <>
      <StatementChart tree={tree} kind={kind} />
      <Panel label={tree.title} flush className={isOld ? styles.old : undefined}>
        <Tools
          company={company}
          control={control}
          compared={compared}
          offered={kind.offered}
          period={period}
          periods={overview.periods}
          has={{
            shares: kind.share !== null,
            by: kind.hasNature,
            method: kind.hasMethod,
            basis: kind.hasBasis,
            closing: overview.isClosed,
          }}
        />
        {absent.map((one) => (
          <AbsentColumn key={one} company={company} comparison={one} period={period} />
        ))}
        {tree.nodes.length === 0 ? (
          <EmptyState>{columnText.nothing}</EmptyState>
        ) : (
          <StatementTable
            owners={[company]}
            tree={tree}
            marks={marks}
            view={view}
            share={whole && { title: kind.share!.title, whole: whole.amounts }}
            onTurn={(key) => go({ turned: turn(view.turned, key) })}
            opened={(key) => control.address({ turned: turn(view.turned, key) })}
            placeAt={(place) => placePath(company, view, place)}
            partsAt={(key) => control.address({ parts: key })}
          />
        )}
      </Panel>
      {view.parts !== null && (
        <Suspense>
          <PartsDrawer company={company} tree={tree} marks={marks} shown={view.parts} control={control} />
        </Suspense>
      )}
      {trend.data && <TrendOfStatement trend={trend.data} keys={kind.trend} />}
    </>
  );
}
