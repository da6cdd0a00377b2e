/** A consolidated statement: its companies, what is eliminated, the group, and what the companies do not agree on. */
import { useMemo } from 'react';
import { groupStatements } from '#api/statements/consolidated/calls.gen.ts';
import type { StatementsOverview } from '#api/statements/statements/contract.ts';
import { groupColumn } from '#core/statement/group/group-columns.ts';
import { useCompanies } from '../../../data/companies/companies.ts';
import { statementsPath } from '../../../data/routes/company-route.ts';
import { useConsolidated } from '../../../data/statements/consolidated.ts';
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
import { findNode } from '../find-node.ts';
import styles from '../Statements.module.css';
import { statementKind } from '../statement-kinds.ts';
import { Tools } from '../Tools.tsx';
import { turn } from '../table/rows.ts';
import { StatementTable } from '../table/StatementTable.tsx';
import { unitWords } from '../text.es.ts';
import { CompanyChooser } from './CompanyChooser.tsx';
import { Eliminations } from './Eliminations.tsx';
import { GroupChecks } from './GroupChecks.tsx';
import { GroupExport } from './GroupExport.tsx';
import { askedGroup } from './group-address.ts';
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
            {group.others.length > 0 && <GroupExport {...{ company, control, overview, period }} />}
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
  const kind = statementKind(group.statement);
  const { offered } = kind;
  const compared = (view.compare ?? []).filter((one) => offered.includes(one));
  const asked = useMemo(
    () => askedGroup(company, control, overview, period, compared),
    [company, control, overview, period, compared],
  );
  const { data, error, refetch, isPlaceholderData } = useConsolidated(company, asked);
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
  const { tree, companies, eliminations, notices } = data;
  const whole = kind.share && view.shares ? findNode(tree.nodes, kind.share.of) : null;
  // Beside the companies, what is eliminated and the group open into accounts.
  const isBeside = tree.columns.some(({ key }) => key === groupColumn);
  const owners = isBeside ? [...companies.map(({ id }) => id), null, null] : tree.columns.map(() => null);
  return (
    <Stack gap={12}>
      {notices.length > 0 && (
        <Notice tone="early">
          <Stack gap={4}>
            {notices.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Stack>
        </Notice>
      )}
      <GroupChecks checks={tree.checks} />
      <Panel label={tree.title} flush className={isPlaceholderData ? styles.old : undefined}>
        <Tools
          company={company}
          control={control}
          compared={compared}
          offered={offered}
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
        <StatementTable
          owners={owners}
          tree={tree}
          marks={[]}
          view={view}
          share={whole && { title: kind.share!.title, whole: whole.amounts }}
          onTurn={(key) => go({ turned: turn(view.turned, key) })}
          opened={(key) => control.address({ turned: turn(view.turned, key) })}
        />
      </Panel>
      <Eliminations companies={companies} eliminations={eliminations} period={period} />
    </Stack>
  );
}
