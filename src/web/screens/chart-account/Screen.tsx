/** Chart of accounts of a company; company 0 asks for one. */
import { useChart } from '../../data/audits/chart.ts';
import { useSeesBooks } from '../../data/users/access.ts';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Chart } from './Chart.tsx';
import { chartText } from './text.es.ts';

export function Screen() {
  return (
    <OfCompany title={chartText.title} choose={chartText.chooseCompany}>
      {(company) => <CompanyChart key={company} company={company} />}
    </OfCompany>
  );
}

/** Of whoever may not see the books, all of it would be refused: nothing is asked. */
function CompanyChart({ company }: { company: number }) {
  if (useSeesBooks(company)) return <ChartOfBooks company={company} />;
  return (
    <>
      <PageHeader title={chartText.title} />
      <Notice>{chartText.needsBooks}</Notice>
    </>
  );
}

function ChartOfBooks({ company }: { company: number }) {
  const { data, error, refetch } = useChart(company);
  if (data) return <Chart company={company} chart={data} />;
  return (
    <>
      <PageHeader title={chartText.title} />
      <Panel label={chartText.title} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={12} columns="4fr 1fr 2fr 3fr" />
        )}
      </Panel>
    </>
  );
}
