/** Financial statements of a company's month; company 0 asks for one, a company without months for its first balance. */
import { useParams } from 'react-router';
import { monthInBogota } from '#core/calendar/bogota.ts';
import { periodKey } from '#core/calendar/period.ts';
import { ApiError } from '../../data/failures/failure.ts';
import { useStatements } from '../../data/statements/statements.ts';
import { Button } from '../../ui/control/Button.tsx';
import { LoadLink } from '../../ui/page/LoadLink.tsx';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Statements } from './Statements.tsx';
import { statementText } from './text.es.ts';
import { useStatementView } from './use-statement-view.ts';

export function Screen() {
  const { statement } = useParams();
  return (
    <OfCompany title={statementText.title} choose={statementText.choose}>
      {(company) => <CompanyStatements key={company} company={company} statement={statement} />}
    </OfCompany>
  );
}

interface CompanyStatementsProps {
  company: number;
  /** Of the address; undefined for the first. */
  statement: string | undefined;
}

export function CompanyStatements({ company, statement }: CompanyStatementsProps) {
  const control = useStatementView();
  const { data: overview, error, refetch } = useStatements(company, control.view.period);
  if (overview?.period) return <Statements {...{ company, statement, control, overview, period: overview.period }} />;
  const isAbsent = error instanceof ApiError && error.body.error === 'audit.no_balance';
  const asked = control.view.period ?? periodKey(monthInBogota(new Date()));
  return (
    <>
      <PageHeader title={statementText.title} />
      <Panel label={statementText.title} flush>
        {overview || isAbsent ? (
          <EmptyState
            action={
              <NextStep
                company={company}
                period={asked}
                isAbsent={isAbsent}
                onNewest={() => control.go({ period: null })}
              />
            }
          >
            {isAbsent ? statementText.noMonth(control.view.period!) : statementText.empty}
          </EmptyState>
        ) : error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={14} columns="3fr 1fr 1fr 1fr 1fr" height={30} />
        )}
      </Panel>
    </>
  );
}

interface NextStepProps {
  company: number;
  period: string;
  isAbsent: boolean;
  onNewest: () => void;
}

function NextStep({ company, period, isAbsent, onNewest }: NextStepProps) {
  return (
    <>
      <LoadLink company={company} period={period} type="primary">
        {statementText.load}
      </LoadLink>
      {isAbsent && <Button onClick={onNewest}>{statementText.seeNewest}</Button>}
    </>
  );
}
