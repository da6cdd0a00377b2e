/** Portfolio of the user's companies; with one company, its dashboard. */
import { useCompanies } from '../../data/companies/companies.ts';
import { isAdmin } from '../../data/session/session.ts';
import { NoneChosen } from '../../ui/page/NoneChosen.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { PortfolioPage } from './portfolio/PortfolioPage.tsx';
import { homeText } from './text.es.ts';

export function Screen() {
  const { data: companies, error, refetch } = useCompanies();
  const [first] = companies ?? [];
  if (companies && companies.length > 1) return <PortfolioPage />;
  if (first && isAdmin()) return <PortfolioPage />;
  if (first) return <Dashboard company={first} />;
  return (
    <>
      <PageHeader title={homeText.title} />
      <Panel label={homeText.title} flush>
        {companies && <NoneChosen choose={homeText.none} none={homeText.none} />}
        {!companies &&
          (error ? (
            <ErrorState failure={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={8} columns="2fr 3fr 1fr 1fr" height={52} />
          ))}
      </Panel>
    </>
  );
}
