/** Explorer of the balance of a company's month; company 0 asks for one. */
import { monthInBogota } from '#core/calendar/bogota.ts';
import { periodKey } from '#core/calendar/period.ts';
import { useNewestMonths } from '../../data/audits/audits.ts';
import { LoadLink } from '../../ui/page/LoadLink.tsx';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Balance } from './Balance.tsx';
import { balanceText } from './text.es.ts';
import { useBalanceView } from './use-balance-view.ts';

export function Screen() {
  return (
    <OfCompany title={balanceText.title} choose={balanceText.choose}>
      {(company) => <CompanyBalance key={company} company={company} />}
    </OfCompany>
  );
}

/** The month of the address, or the newest one with a balance. */
export function CompanyBalance({ company }: { company: number }) {
  const control = useBalanceView();
  const { data: months, error, refetch } = useNewestMonths(company);
  const newest = months?.findLast(({ state }) => state !== 'sin_cargar')?.period;
  const period = control.view.period ?? newest;
  if (period !== undefined) return <Balance company={company} period={period} control={control} />;
  const current = periodKey(monthInBogota(new Date()));
  return (
    <>
      <PageHeader title={balanceText.title} />
      <Panel label={balanceText.title} flush>
        {error && !months ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : months ? (
          <EmptyState
            action={
              <LoadLink company={company} period={current}>
                {balanceText.loadAny}
              </LoadLink>
            }
          >
            {balanceText.emptyCompany}
          </EmptyState>
        ) : (
          <SkeletonRows rows={12} columns="3fr 1fr 1fr 1fr 1fr" />
        )}
      </Panel>
    </>
  );
}
