/** Statements of a company and others of the user as one. */
import { useStatements } from '../../../data/statements/statements.ts';
import { OfCompany } from '../../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { statementText } from '../text.es.ts';
import { Consolidated } from './Consolidated.tsx';
import { groupText } from './text.es.ts';
import { useGroup } from './use-group.ts';

export function ConsolidatedScreen() {
  return (
    <OfCompany title={groupText.title} choose={groupText.choose}>
      {(company) => <CompanyGroup key={company} company={company} />}
    </OfCompany>
  );
}

export function CompanyGroup({ company }: { company: number }) {
  const control = useGroup(company);
  const { data: overview, error, refetch } = useStatements(company, control.view.period);
  if (overview?.period) return <Consolidated {...{ company, control, overview, period: overview.period }} />;
  return (
    <>
      <PageHeader title={groupText.title} />
      <Panel label={groupText.title} flush>
        {overview ? (
          <EmptyState>{statementText.empty}</EmptyState>
        ) : error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={14} columns="3fr 1fr 1fr 1fr 1fr" height={30} />
        )}
      </Panel>
    </>
  );
}
