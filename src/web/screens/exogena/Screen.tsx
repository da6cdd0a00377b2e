/** Preview of the yearly report to the DIAN of a company; company 0 asks for one, one without balances for its first. */
import { monthInBogota } from '#core/calendar/bogota.ts';
import { periodKey } from '#core/calendar/period.ts';
import { useExogena, useExogenaYears } from '../../data/audits/exogena/exogena.ts';
import { LoadLink } from '../../ui/page/LoadLink.tsx';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Exogena } from './Exogena.tsx';
import { useExogenaView } from './exogena-view.ts';
import { exogenaText } from './text.es.ts';

export function Screen() {
  return (
    <OfCompany title={exogenaText.title} choose={exogenaText.choose}>
      {(company) => <CompanyExogena key={company} company={company} />}
    </OfCompany>
  );
}

/** The year of the address, or the newest one with balances. */
export function CompanyExogena({ company }: { company: number }) {
  const { view } = useExogenaView();
  const years = useExogenaYears(company);
  const year = view.year ?? years.data?.[0] ?? null;
  const { data, error, refetch } = useExogena(company, year);
  if (data && years.data) return <Exogena company={company} summary={data} years={years.data} />;
  const failure = error ?? years.error;
  const retry = () => {
    void years.refetch();
    void refetch();
  };
  return (
    <>
      <PageHeader title={exogenaText.title} />
      <Panel label={exogenaText.title} flush>
        {years.data?.length === 0 ? (
          <EmptyState
            action={
              <LoadLink company={company} period={periodKey(monthInBogota(new Date()))} type="primary">
                {exogenaText.load}
              </LoadLink>
            }
          >
            {exogenaText.empty}
          </EmptyState>
        ) : failure ? (
          <ErrorState failure={failure} onRetry={retry} />
        ) : (
          <SkeletonRows rows={9} columns="3fr 1fr 1fr 1fr 1fr" />
        )}
      </Panel>
    </>
  );
}
