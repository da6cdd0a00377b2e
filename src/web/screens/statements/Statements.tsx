/** A statement of a month: its name, whether it holds, a chart, its lines, its last two years. */
import { ListTree, Target } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { StatementsOverview } from '#api/statements/statements/contract.ts';
import { statementBudgetName, statementLinesName, statementsPath } from '../../data/routes/company-route.ts';
import { useStatement } from '../../data/statements/statements.ts';
import { StoredMonths } from '../../months/StoredMonths.tsx';
import { StatementTabs } from '../../statement-tabs/StatementTabs.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { CheckStrip } from './CheckStrip.tsx';
import { isMissing } from './compared-month.ts';
import { GroupLink } from './consolidated/GroupLink.tsx';
import { ExportMenu } from './documents/ExportMenu.tsx';
import { SignedChanges } from './documents/SignedChanges.tsx';
import { NotesPanel } from './notes/NotesPanel.tsx';
import { StatementSheet } from './StatementSheet.tsx';
import styles from './Statements.module.css';
import { askedOf } from './statement-asked.ts';
import { statementKind } from './statement-kinds.ts';
import { type Comparison, otherStatement, type StatementView } from './statement-view.ts';
import { statementText } from './text.es.ts';
import type { ViewControl } from './use-statement-view.ts';

interface StatementsProps {
  company: number;
  statement: string | undefined;
  control: ViewControl;
  overview: StatementsOverview;
  period: string;
}

export function Statements({ company, statement, control, overview, period }: StatementsProps) {
  const { view, go } = control;
  const { statements, periods, isClosed, signedOff } = overview;
  const shown = statements.find(({ key }) => key === (statement ?? statements[0]?.key));
  const kind = statementKind(shown?.key ?? '');
  const context = statementText.context({
    period,
    unit: view.unit,
    isYear: kind.hasBasis && view.isYear,
    byNature: kind.hasNature && view.byNature,
    isClosed: isClosed && view.isClosed,
    isBalanced: overview.checks.some(({ key, holds }) => key === 'balances' && holds),
  });
  const query = otherStatement(view);
  // Those that the company writes are with those that the figures tell.
  const notesAt = (statements.find(({ key }) => key === 'notas') ?? statements[0])?.key;
  return (
    <div className={styles.page}>
      <StoredMonths period={period} periods={periods} onChoose={(chosen) => go({ period: chosen })} />
      <PageHeader
        title={shown?.name ?? statementText.title}
        context={signedOff ? `${context} ${statementText.signedOff}` : context}
        actions={
          <>
            <GroupLink company={company} period={period} statement={shown?.key ?? ''} />
            <Button href={statementsPath(company, statementLinesName, { mes: period })} icon={<Icon of={ListTree} />}>
              {statementText.lines}
            </Button>
            <Button href={statementsPath(company, statementBudgetName, { mes: period })} icon={<Icon of={Target} />}>
              {statementText.budget}
            </Button>
            <ExportMenu {...{ company, period, periods, view, signedOff }} />
          </>
        }
      />
      <StatementTabs company={company} statements={statements} shown={shown?.key} query={query} />
      <CheckStrip company={company} overview={overview} />
      {shown ? (
        <Loaded key={shown.key} {...{ company, control, overview, period }} statement={shown.key}>
          <Stack gap={12} above={12}>
            <SignedChanges {...{ company, period, signedOff }} />
            {shown.key === notesAt && <NotesPanel key={period} {...{ company, period }} />}
          </Stack>
        </Loaded>
      ) : (
        <Panel label={statementText.title} flush>
          <ErrorState failure={null} message={statementText.unknown} />
        </Panel>
      )}
    </div>
  );
}

/** `children` follow the sheet, whose height is not known before. */
function Loaded({
  company,
  control,
  overview,
  period,
  statement,
  children,
}: StatementsProps & { statement: string; children: ReactNode }) {
  const { view } = control;
  const compared = comparedOf(statement, view, period, overview.periods);
  const asked = useMemo(
    () => askedOf(statement, period, view, compared, overview.isClosed),
    [statement, period, view, compared, overview.isClosed],
  );
  const { data, error, refetch, isPlaceholderData } = useStatement(company, statement, asked);
  if (data)
    return (
      <>
        <StatementSheet
          {...{ company, control, overview, period, compared, asked }}
          absent={absentOf(statement, view, period, overview.periods)}
          tree={data.tree}
          marks={data.marks}
          isOld={isPlaceholderData}
        />
        {children}
      </>
    );
  return (
    <Panel label={statementText.title} flush>
      {error ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={16} columns="3fr 1fr 1fr 1fr 1fr 1fr" height={30} />
      )}
    </Panel>
  );
}

/** Comparisons, chosen or usual, that no month has a balance for. */
function absentOf(statement: string, view: StatementView, period: string, periods: readonly string[]): Comparison[] {
  const { offered, usual } = statementKind(statement);
  return (view.compare ?? usual).filter((one) => offered.includes(one) && isMissing(one, period, periods));
}

/** Comparisons in force: those that were chosen, or the usual ones whose months have a balance. */
function comparedOf(statement: string, view: StatementView, period: string, periods: readonly string[]): Comparison[] {
  const { offered, usual } = statementKind(statement);
  const wanted = view.compare ?? usual.filter((one) => !isMissing(one, period, periods));
  return wanted.filter((one) => offered.includes(one));
}
