/** Parametrization of the financial report: one step per item, with its accounts and the report that they make. */
import { Navigate, useParams } from 'react-router';
import { listedItems } from '#core/report/report-items.ts';
import { useReportItems } from '../../data/audits/report-items.ts';
import { reportItemPath } from '../../data/routes/company-route.ts';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Report } from './Report.tsx';
import { reportText } from './text.es.ts';

export function Screen() {
  const item = Number(useParams().validation_id);
  return (
    <OfCompany title={reportText.title} choose={reportText.chooseCompany}>
      {(company) => <Loaded key={company} company={company} item={item} />}
    </OfCompany>
  );
}

function Loaded({ company, item }: { company: number; item: number }) {
  const { data, error, refetch } = useReportItems(company);
  if (item === 0) return <Navigate to={reportItemPath(company, listedItems[0]!.id)} replace />;
  if (data) return <Report company={company} id={item} stored={data} />;
  return (
    <>
      <PageHeader title={reportText.title} />
      <Panel label={reportText.title} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={8} columns="1fr 3fr 1fr" />
        )}
      </Panel>
    </>
  );
}
