/** Companies of the user: search by name or NIT, links to audit and data. */
import { Plus, Upload } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNit } from '#core/identity/nit.ts';
import { companiesFile, useCompanies } from '../../data/companies/companies.ts';
import { useInactiveNotice } from '../../data/companies/use-inactive-notice.ts';
import { matches } from '../../data/search.ts';
import { isAdmin } from '../../data/session/session.ts';
import { allows, useAccess } from '../../data/users/access.ts';
import { newCompanyWords } from '../../data/users/hindrance.es.ts';
import { useHindrance } from '../../data/users/hindrance.ts';
import { orderOf, orderText } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListPanel } from '../../lists/ListPanel.tsx';
import { SearchField } from '../../lists/SearchField.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { useNoCompanyWords } from '../../ui/page/NoneChosen.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AwayCompanies } from './AwayCompanies.tsx';
import { CompanyActions, companyColumns, sortedCompanies, staffCompanyColumns } from './company-columns.tsx';
import { importText } from './import/text.es.ts';
import { companiesText } from './text.es.ts';

const ImportDrawer = lazy(async () => ({ default: (await import('./import/ImportDrawer.tsx')).ImportDrawer }));

export function Screen() {
  const navigate = useNavigate();
  const list = useCompanies();
  const companies = list.data;
  const why = useHindrance('empresas.editar', null, newCompanyWords);
  const nobody = useNoCompanyWords(companiesText.empty);
  const inactive = useInactiveNotice(0);
  const create = why === null && (
    <Button type="primary" icon={<Icon of={Plus} />} onClick={() => void navigate('/empresa')}>
      {companiesText.create}
    </Button>
  );
  const [isImporting, setIsImporting] = useState(false);
  const access = useAccess();
  // Its place is kept until the access is known.
  const mayExport = access === undefined || isAdmin() || allows(access, 'empresas.exportar', 0);
  const none = companies?.length === 0;

  return (
    <>
      <PageHeader
        title={companiesText.title}
        context={companies === undefined ? '\u00a0' : !none && companiesText.context(companies.length, isAdmin())}
        actions={
          !none && (
            <>
              {why === null && (
                <Button icon={<Icon of={Upload} />} onClick={() => setIsImporting(true)}>
                  {importText.open}
                </Button>
              )}
              {mayExport && <ExportButton file={companiesFile} />}
              {create}
            </>
          )
        }
      />
      <CompanyList list={list} create={create} empty={inactive?.words ?? nobody} />
      <AwayCompanies />
      {isImporting && (
        <Suspense>
          <ImportDrawer onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

interface CompanyListProps {
  list: ReturnType<typeof useCompanies>;
  create: ReactNode;
  /** Text of the empty list. */
  empty: string;
}

/** All rows are loaded: search and sort run in the client. */
function CompanyList({ list: { data: companies, error, refetch }, create, empty }: CompanyListProps) {
  const { search, change } = useListAddress();
  const typed = search.get('buscar') ?? '';
  const order = orderOf(search.get('orden') ?? 'nombre');
  const found = companies?.filter(
    ({ attributes: { comp_business_name: name, comp_entity_id: nit, comp_check_digit: dv, subscriber = '' } }) =>
      matches(typed, name, formatNit(nit, dv), subscriber),
  );
  const setOrder = (sort: string) => change('orden', sort === 'nombre' ? null : sort);
  const field = (
    <SearchField
      label={companiesText.searchLabel}
      placeholder={companiesText.search}
      value={typed}
      onChange={(words) => change('buscar', words)}
    />
  );
  return (
    <ListPanel
      name="empresas"
      label={companiesText.title}
      list={{ data: found && { data: sortedCompanies(found, order) }, error: found ? null : error, refetch }}
      columns={isAdmin() ? staffCompanyColumns : companyColumns}
      keyOf={({ id }) => id}
      order={order}
      onOrder={(asked) => setOrder(orderText(asked))}
      actionsOf={(company) => <CompanyActions company={company} />}
      filters={field}
      count={companies && found && companiesText.count(found.length, companies.length)}
      nothing={{
        isFiltered: typed !== '' && companies?.length !== 0,
        empty,
        action: create,
        noMatch: companiesText.noMatch(typed),
        clear: companiesText.clear,
        onClear: () => change('buscar', null),
      }}
      skeleton="2fr 1fr 1fr 1fr"
    />
  );
}
