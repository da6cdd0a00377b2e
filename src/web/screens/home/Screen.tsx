/** Portfolio of the user's companies; with one company, its dashboard. */
import { useNavigate } from 'react-router';
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { isAdmin } from '../../data/session/session.ts';
import { useAccess } from '../../data/users/access.ts';
import { newCompanyWords } from '../../data/users/hindrance.es.ts';
import { useHindrance, useUntold } from '../../data/users/hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import { InactiveCompany } from '../../ui/page/InactiveCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { PortfolioPage } from './portfolio/PortfolioPage.tsx';
import { homeText } from './text.es.ts';

/** Why there is nothing to see, of who is let in nowhere yet. */
function emptyWords(access: OwnAccess | undefined): string | null {
  if (isAdmin()) return homeText.noSupport;
  return access?.hasRole === false ? homeText.noRole(access.subscriber) : null;
}

export function Screen() {
  const { data: companies, error, refetch } = useCompanies();
  const navigate = useNavigate();
  const why = useHindrance('empresas.editar', null, newCompanyWords);
  const untold = useUntold(why);
  const access = useAccess();
  const [first] = companies ?? [];
  if (companies && companies.length > 1) return <PortfolioPage />;
  if (first && isAdmin()) return <PortfolioPage />;
  if (first) return <Dashboard company={first} />;
  return (
    <>
      <PageHeader title={homeText.title} />
      <Panel label={homeText.title} flush>
        {companies && (
          <InactiveCompany company={0}>
            <EmptyState
              action={
                why === null && (
                  <Button type="primary" onClick={() => void navigate('/empresa')}>
                    {homeText.createCompany}
                  </Button>
                )
              }
            >
              {emptyWords(access) ?? untold ?? homeText.none}
            </EmptyState>
          </InactiveCompany>
        )}
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
