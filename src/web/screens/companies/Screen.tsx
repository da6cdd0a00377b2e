/** The user's companies: searched by name or NIT, each with a way to its audit and to its data. */
import { Button, Input } from 'antd';
import { Plus, Search } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Company } from '#api/companies/contract.ts';
import { formatNit } from '#core/nit.ts';
import { useCompanies } from '../../data/companies.ts';
import { newCompanyWords } from '../../data/hindrance.es.ts';
import { useHindrance } from '../../data/hindrance.ts';
import { matches } from '../../data/search.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { AwayCompanies } from './AwayCompanies.tsx';
import { CompanyTable } from './CompanyTable.tsx';
import styles from './Screen.module.css';
import { companiesText } from './text.es.ts';

export function Screen() {
  const navigate = useNavigate();
  const { data: companies, isPending, error, refetch } = useCompanies();
  const why = useHindrance('empresas.editar', null, newCompanyWords);
  const create = why === null && (
    <Button
      type="primary"
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => void navigate('/empresa')}
    >
      {companiesText.create}
    </Button>
  );
  const some = companies !== undefined && companies.length > 0;

  return (
    <>
      <PageHeader
        title={companiesText.title}
        context={some ? companiesText.context(companies.length) : undefined}
        actions={some ? create : undefined}
      />
      {error && !companies && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Panel label={companiesText.title} flush>
          <SkeletonRows rows={6} columns="2fr 1fr 1fr 1fr" />
        </Panel>
      )}
      {companies?.length === 0 && (
        <Panel label={companiesText.title}>
          <EmptyState action={create}>{why ?? companiesText.empty}</EmptyState>
        </Panel>
      )}
      {some && <SearchableCompanies companies={companies} />}
      <AwayCompanies />
    </>
  );
}

function SearchableCompanies({ companies }: { companies: readonly Company[] }) {
  const [search, setSearch] = useSearchParams();
  const typed = search.get('buscar') ?? '';
  const find = (text: string) => setSearch(text ? { buscar: text } : {}, { replace: true });
  const shown = companies
    .filter(({ attributes: { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv } }) =>
      matches(typed, name, formatNit(nit, dv)),
    )
    .sort((a, b) => a.attributes.comp_business_name.localeCompare(b.attributes.comp_business_name, 'es'));

  return (
    <Panel label={companiesText.title} flush>
      <div className={styles.bar}>
        <Input
          className={styles.search}
          prefix={<Search size={16} strokeWidth={1.75} className="mut" aria-hidden />}
          placeholder={companiesText.search}
          aria-label={companiesText.searchLabel}
          value={typed}
          allowClear
          onChange={(event) => find(event.target.value)}
        />
        <span className="mut" role="status">
          {companiesText.count(shown.length, companies.length)}
        </span>
      </div>
      {shown.length > 0 ? (
        <CompanyTable companies={shown} />
      ) : (
        <EmptyState action={<Button onClick={() => find('')}>{companiesText.clear}</Button>}>
          {companiesText.noMatch(typed)}
        </EmptyState>
      )}
    </Panel>
  );
}
