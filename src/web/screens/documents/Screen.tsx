/** Electronic documents of a company's month; company 0 asks for one. */
import { useNewestMonths } from '../../data/audits/audits.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { LoadLink } from '../../ui/page/LoadLink.tsx';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Documents } from './Documents.tsx';
import { documentsText as text } from './text.es.ts';

export function Screen() {
  return (
    <OfCompany title={text.title} choose={text.choose}>
      {(company) => <CompanyDocuments key={company} company={company} />}
    </OfCompany>
  );
}

/** The month of the address, or the newest one with a balance. */
function CompanyDocuments({ company }: { company: number }) {
  const { search } = useListAddress();
  const { data: months, error, refetch } = useNewestMonths(company);
  const stored = months?.filter(({ state }) => state !== 'sin_cargar').map(({ period }) => period) ?? [];
  const period = search.get('mes') ?? stored.at(-1);
  if (months !== undefined && period !== undefined)
    return <Documents company={company} period={period} periods={stored} />;
  return (
    <>
      <PageHeader title={text.title} />
      <Panel label={text.title} flush>
        {error && !months ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : months ? (
          <EmptyState action={<LoadLink company={company}>{text.load}</LoadLink>}>{text.emptyCompany}</EmptyState>
        ) : (
          <SkeletonRows rows={12} columns="3fr 1fr 1fr 1fr 2fr" />
        )}
      </Panel>
    </>
  );
}
