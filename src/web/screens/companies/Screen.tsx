/** The user's companies: searched by name or NIT, each with a way to its audit and to its data. */

import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { companiesFile, useCompanies } from '../../data/companies/companies.ts';
import { matches } from '../../data/search.ts';
import { isAdmin } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { newCompanyWords } from '../../data/users/hindrance.es.ts';
import { useHindrance, useUntold } from '../../data/users/hindrance.ts';
import { type ListOrder, orderOf, orderText, useColumns } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import lists from '../../lists/Lists.module.css';
import { ListTable } from '../../lists/ListTable.tsx';
import { ListTools } from '../../lists/ListTools.tsx';
import { withChange } from '../../lists/list-address.ts';
import { SearchField } from '../../lists/SearchField.tsx';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { AwayCompanies } from './AwayCompanies.tsx';
import { CompanyActions, companyColumns, sortedCompanies, staffCompanyColumns } from './company-columns.tsx';
import { companiesText } from './text.es.ts';

export function Screen() {
  const navigate = useNavigate();
  const { data: companies, isPending, error, refetch } = useCompanies();
  const why = useHindrance('empresas.editar', null, newCompanyWords);
  const untold = useUntold(why);
  const create = why === null && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => void navigate('/empresa')}>
      {companiesText.create}
    </Button>
  );
  const access = useAccess();
  const mayExport = access !== undefined && (isAdmin() || allows(access, 'empresas.exportar', 0));
  const some = companies !== undefined && companies.length > 0;

  return (
    <>
      <PageHeader
        title={companiesText.title}
        context={some ? companiesText.context(companies.length, isAdmin()) : undefined}
        actions={
          some && (
            <>
              {mayExport && <ExportButton file={companiesFile} />}
              {create}
            </>
          )
        }
      />
      {error && !companies && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {isPending && (
        <Panel label={companiesText.title} flush>
          <SkeletonRows rows={6} columns="2fr 1fr 1fr 1fr" />
        </Panel>
      )}
      {companies?.length === 0 && (
        <Panel label={companiesText.title}>
          <EmptyState action={create}>{untold ?? companiesText.empty}</EmptyState>
        </Panel>
      )}
      {some && <SearchableCompanies companies={companies} />}
      <AwayCompanies />
    </>
  );
}

function SearchableCompanies({ companies }: { companies: readonly Company[] }) {
  const [search, setSearch] = useSearchParams();
  const columns = isAdmin() ? staffCompanyColumns : companyColumns;
  const choice = useColumns('empresas', columns);
  const typed = search.get('buscar') ?? '';
  const order = orderOf(search.get('orden') ?? 'nombre');
  const change = (name: string, value: string | null) => setSearch(withChange(search, name, value), { replace: true });
  const setOrder = (asked: ListOrder) => {
    const text = orderText(asked);
    change('orden', text === 'nombre' ? null : text);
  };
  const found = companies.filter(
    ({ attributes: { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv, subscriber = '' } }) =>
      matches(typed, name, formatNit(nit, dv), subscriber),
  );
  return (
    <Panel label={companiesText.title} flush>
      <div className={lists.bar}>
        <SearchField
          label={companiesText.searchLabel}
          placeholder={companiesText.search}
          value={typed}
          onChange={(words) => change('buscar', words)}
        />
        <span className="mut" role="status">
          {companiesText.count(found.length, companies.length)}
        </span>
        <ListTools columns={columns} choice={choice} order={order} onOrder={setOrder} />
      </div>
      {found.length > 0 ? (
        <ListTable
          columns={choice.shown}
          rows={sortedCompanies(found, order)}
          keyOf={({ id }) => id}
          order={order}
          onOrder={setOrder}
          actionsOf={(company) => <CompanyActions company={company} />}
        />
      ) : (
        <EmptyState action={<Button onClick={() => change('buscar', null)}>{companiesText.clear}</Button>}>
          {companiesText.noMatch(typed)}
        </EmptyState>
      )}
    </Panel>
  );
}
