/** Files of a month asked of a company's client: what was asked and what arrived, beside what asks. */
import { Link, useParams } from 'react-router';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import { useFileRequests } from '../../data/balances/file-requests.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { auditMonthPath } from '../../data/routes/company-route.ts';
import { useSeesBooks } from '../../data/users/access.ts';
import { Columns, Stack } from '../../ui/layout/Layout.tsx';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { AskPanel } from './AskPanel.tsx';
import { OpenQuestions } from './OpenQuestions.tsx';
import { RequestList } from './RequestList.tsx';
import { requestText as text } from './text.es.ts';

export function RequestsScreen() {
  const period = parsePeriod(useParams().period ?? '');
  return (
    <OfCompany title={text.page} choose={text.choose}>
      {(company) =>
        period === null ? (
          <Panel label={text.page} flush>
            <EmptyState>{text.choose}</EmptyState>
          </Panel>
        ) : (
          <OfMonth key={`${company} ${periodKey(period)}`} company={company} period={period} />
        )
      }
    </OfCompany>
  );
}

function OfMonth({ company, period }: { company: number; period: Period }) {
  const key = periodKey(period);
  const { data, error, refetch } = useFileRequests(company, key);
  const seesBooks = useSeesBooks(company);
  const name = useCompanies().data?.find(({ id }) => id === company)?.attributes.comp_business_name ?? '';
  return (
    <>
      <PageHeader
        title={text.page}
        context={text.context(period)}
        actions={<Link to={auditMonthPath(company, key)}>{text.toMonth}</Link>}
      />
      {data ? (
        <Columns of="minmax(0, 1fr) 400px" until="tablet" align="start">
          <Stack>
            <RequestList company={company} requests={data.data} />
            {seesBooks && <OpenQuestions company={company} />}
          </Stack>
          <Stack>
            <AskPanel company={company} name={name} period={key} known={data.meta} />
          </Stack>
        </Columns>
      ) : (
        <Panel label={text.page} flush>
          {error ? (
            <ErrorState failure={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={6} columns="2fr 1fr" />
          )}
        </Panel>
      )}
    </>
  );
}
