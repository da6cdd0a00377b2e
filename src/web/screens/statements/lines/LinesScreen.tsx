/** Lines of the financial statements: which accounts each holds, what is proposed, what has no line. */
import { useSearchParams } from 'react-router';
import { parsePeriod } from '#core/calendar/period.ts';
import { useLineAccounts, useStatementLines } from '../../../data/statements/statement-lines.ts';
import { LoadLink } from '../../../ui/page/LoadLink.tsx';
import { OfCompany } from '../../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { StatementLines } from './StatementLines.tsx';
import { linesText } from './text.es.ts';

export function LinesScreen() {
  return (
    <OfCompany title={linesText.title} choose={linesText.choose}>
      {(company) => <CompanyLines key={company} company={company} />}
    </OfCompany>
  );
}

export function CompanyLines({ company }: { company: number }) {
  const [params] = useSearchParams();
  const month = params.get('mes');
  const period = month !== null && parsePeriod(month) !== null ? month : null;
  const lines = useStatementLines(company);
  const accounts = useLineAccounts(company, period);
  if (lines.data && accounts.data?.period)
    return <StatementLines company={company} stored={lines.data} books={accounts.data} />;
  const error = lines.error ?? accounts.error;
  return (
    <>
      <PageHeader title={linesText.title} />
      <Panel label={linesText.title} flush>
        {error ? (
          <ErrorState
            failure={error}
            onRetry={() => {
              void lines.refetch();
              void accounts.refetch();
            }}
          />
        ) : accounts.data ? (
          <EmptyState action={<LoadLink company={company}>{linesText.load}</LoadLink>}>{linesText.empty}</EmptyState>
        ) : (
          <SkeletonRows rows={12} columns="3fr 1fr 2fr 1fr" />
        )}
      </Panel>
    </>
  );
}
