/** A consolidated statement: its companies, what is eliminated, the group, and what the companies do not agree on. */
import { useMemo } from 'react';
import type { StatementsOverview } from '#api/statements/statements/contract.ts';
import { useCompanies } from '../../../data/companies/companies.ts';
import { statementsPath } from '../../../data/routes/company-route.ts';
import { type ConsolidatedAsked, useConsolidated } from '../../../data/statements/consolidated.ts';
import { StoredMonths } from '../../../months/StoredMonths.tsx';
import { statementTabsText } from '../../../statement-tabs/text.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { TabLinks } from '../../../ui/nav/TabLinks.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import styles from '../Statements.module.css';
import { statementKind } from '../statement-kinds.ts';
import { Tools } from '../Tools.tsx';
import { turn } from '../table/rows.ts';
import { StatementTable } from '../table/StatementTable.tsx';
import { unitWords } from '../text.es.ts';
import { CompanyChooser } from './CompanyChooser.tsx';
import { Differences } from './Differences.tsx';
import { groupStatements } from './group-address.ts';
import { groupText } from './text.es.ts';
import type { GroupControl } from './use-group.ts';

interface ConsolidatedProps {
  company: number;
  control: GroupControl;
  overview: StatementsOverview;
  period: string;
}

export function Consolidated({ company, control, overview, period }: ConsolidatedProps) {
  const { group, view, go } = control;
  const { data: companies = [] } = useCompanies();
  const among = [company, ...group.others];
  const names = companies.filter(({ id }) => among.includes(id)).map((one) => one.attributes.comp_business_name);
  const tabs = overview.statements.filter(({ key }) => groupStatements.some((one) => one === key));
  const shown = tabs.find(({ key }) => key === group.statement);
  return (
    <div className={styles.page}>
      <StoredMonths period={period} periods={overview.periods} onChoose={(chosen) => go({ period: chosen })} />
      <PageHeader
        title={shown ? groupText.titleOf(shown.name) : groupText.title}
        context={names.length > 1 && groupText.context(period, names, unitWords[view.unit])}
        actions={
          <>
            <Button href={statementsPath(company, group.statement, { mes: period })}>{groupText.back}</Button>
            <CompanyChooser
              company={company}
              chosen={group.others}
              onChoose={(others) => control.goGroup({ others })}
            />
          </>
        }
      />
      <TabLinks
        label={groupText.statements}
        links={tabs.map(({ key, name }) => ({
          to: control.groupAddress({ statement: groupStatements.find((one) => one === key)! }),
          name: statementTabsText.shortName(name),
          current: key === group.statement && 'page',
        }))}
      />
      {group.others.length === 0 ? (
        <Panel label={groupText.title} flush>
          <EmptyState>{companies.length > 1 ? groupText.prompt : groupText.alone}</EmptyState>
        </Panel>
      ) : (
        <Loaded key={group.statement} {...{ company, control, overview, period }} />
      )}
    </div>
  );
}

function Loaded({ company, control, overview, period }: ConsolidatedProps) {
  const { group, view, go } = control;
  const asked = useMemo(() => askedOf(company, control, overview, period), [company, control, overview, period]);
  const { data, error, refetch, isPlaceholderData } = useConsolidated(company, asked);
  const kind = statementKind(group.statement);
  if (!data)
    return (
      <Panel label={groupText.title} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={16} columns="3fr 1fr 1fr 1fr 1fr" height={30} />
        )}
      </Panel>
    );
  return (
    <Stack gap={12}>
      {data.missing.length > 0 && (
        <Notice tone="early">
          {groupText.missing(
            data.missing.map(({ name }) => name),
            period,
          )}
        </Notice>
      )}
      <Panel label={data.tree.title} flush className={isPlaceholderData ? styles.old : undefined}>
        <Tools
          company={company}
          control={control}
          compared={[]}
          offered={[]}
          period={period}
          periods={overview.periods}
          has={{
            shares: false,
            by: kind.hasNature,
            method: false,
            basis: kind.hasBasis,
            closing: overview.isClosed,
          }}
        />
        <StatementTable
          company={company}
          tree={data.tree}
          marks={[]}
          view={view}
          share={null}
          onTurn={(key) => go({ turned: turn(view.turned, key) })}
          opened={(key) => control.address({ turned: turn(view.turned, key) })}
        />
      </Panel>
      <Differences companies={data.companies} differences={data.differences} />
    </Stack>
  );
}

function askedOf(
  company: number,
  { group, view }: GroupControl,
  { isClosed }: StatementsOverview,
  period: string,
): ConsolidatedAsked {
  const { hasBasis, hasNature } = statementKind(group.statement);
  return {
    companies: [company, ...group.others].join(','),
    period,
    statement: group.statement,
    detail: 'leaves',
    ...(hasNature && view.byNature && { by: 'nature' as const }),
    ...(hasBasis && view.isYear && { basis: 'year' as const }),
    ...(isClosed && view.isClosed && { closing: 'after' as const }),
  };
}
