/** Audit of a company's month; company 0 asks for a company. */
import { useParams } from 'react-router';
import { useCompanies } from '../../data/companies/companies.ts';
import { Button } from '../../ui/control/Button.tsx';
import { InactiveCompany } from '../../ui/page/InactiveCompany.tsx';
import { NoneChosen } from '../../ui/page/NoneChosen.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { CompanyAudit } from './CompanyAudit.tsx';
import { CompanyMonths } from './companies/CompanyMonths.tsx';
import { auditText, companiesText } from './text.es.ts';

export function Screen() {
  const id = Number(useParams().company);
  const { data: companies, error, refetch } = useCompanies();
  const company = companies?.find((one) => one.id === id);
  if (company && companies) return <CompanyAudit key={id} company={company} companies={companies} />;
  if (companies && companies.length > 0 && id === 0)
    return (
      <>
        <PageHeader title={auditText.title} context={companiesText.context} />
        <CompanyMonths companies={companies} />
      </>
    );
  return (
    <>
      <PageHeader title={auditText.title} />
      <Panel label={auditText.title} flush>
        {error && !companies ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : companies ? (
          id === 0 ? (
            <NoneChosen choose={companiesText.context} none={auditText.noCompany} />
          ) : (
            <InactiveCompany company={id}>
              <EmptyState action={<Button href="/empresas">{auditText.seeCompanies}</Button>}>
                {auditText.unknownCompany}
              </EmptyState>
            </InactiveCompany>
          )
        ) : (
          <SkeletonRows rows={6} columns="1fr 2fr 1fr" />
        )}
      </Panel>
    </>
  );
}
