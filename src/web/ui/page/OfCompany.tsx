/**
 * Company screen: company 0 asks for a company; an inactive one says so; a foreign one, for which
 * the selector hides, leads to the list.
 */
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useCompanies } from '../../data/companies/companies.ts';
import { Button } from '../control/Button.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { ErrorState } from '../state/ErrorState.tsx';
import { SkeletonRows } from '../state/SkeletonRows.tsx';
import { uiText } from '../text.es.ts';
import { InactiveCompany } from './InactiveCompany.tsx';
import { NoneChosen } from './NoneChosen.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Panel } from './Panel.tsx';

interface OfCompanyProps {
  title: string;
  /** Text while no company is chosen. */
  choose: string;
  /** Rendered with the company of the URL. */
  children: (company: number) => ReactNode;
}

export function OfCompany({ title, choose, children }: OfCompanyProps) {
  const id = Number(useParams().company);
  const { data: companies, error, refetch } = useCompanies();
  if (companies?.some((company) => company.id === id)) return children(id);
  return (
    <>
      <PageHeader title={title} />
      <Panel label={title} flush>
        {error && !companies ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : companies ? (
          <NotOpened company={id} choose={choose} />
        ) : (
          <SkeletonRows rows={4} columns="2fr 1fr 1fr 1fr" />
        )}
      </Panel>
    </>
  );
}

/** Of no company, or of one that is not among the active ones of the user. */
function NotOpened({ company, choose }: { company: number; choose: string }) {
  if (company === 0) return <NoneChosen choose={choose} />;
  return (
    <InactiveCompany company={company}>
      <EmptyState action={<Button href="/empresas">{uiText.seeCompanies}</Button>}>{uiText.unknownCompany}</EmptyState>
    </InactiveCompany>
  );
}
