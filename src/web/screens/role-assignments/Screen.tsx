/** Role assignments: users in rows, companies in columns. Changes are saved at once. */
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { roleAssignmentsFile, useRoles } from '#web/data/users/roles.ts';
import { UserSections } from '../../account-users/UserSections.tsx';
import { useUsersHindrance, useUsersRights } from '../../account-users/use-users-hindrance.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { matches } from '../../data/search.ts';
import { isAdmin } from '../../data/session/session.ts';
import { useUsers } from '../../data/users/users.ts';
import { orderOf, orderText } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListPanel } from '../../lists/ListPanel.tsx';
import { known, oneOf, wordsOf } from '../../lists/list-address.ts';
import { SearchField } from '../../lists/SearchField.tsx';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { HindranceNotice } from '../../ui/state/HindranceNotice.tsx';
import { assignmentColumns } from './assignment-columns.tsx';
import styles from './Screen.module.css';
import { assignmentText } from './text.es.ts';

/** Limits of the matrix; the rest is found by search. */
const most = { users: 50, companies: 12 };

/** Staff sees the users of all accounts: roles are per account, shown in the list and on each user's page. */
export function Screen() {
  const navigate = useNavigate();
  const { mayExport } = useUsersRights();
  const [search] = useSearchParams();
  const q = wordsOf(search.get('usuario'));
  const toUsers = <Button onClick={() => void navigate('/usuarios')}>{assignmentText.goToUsers}</Button>;
  return (
    <>
      <PageHeader
        title={assignmentText.title}
        context={assignmentText.context}
        actions={mayExport && !isAdmin() && <ExportButton file={roleAssignmentsFile} filter={known({ q })} />}
      />
      <UserSections />
      {isAdmin() ? (
        <Panel label={assignmentText.title}>
          <EmptyState action={toUsers}>{assignmentText.staff}</EmptyState>
        </Panel>
      ) : (
        <Assignments toUsers={toUsers} />
      )}
    </>
  );
}

const orders = ['name', '-name'] as const;

function Assignments({ toUsers }: { toUsers: ReactNode }) {
  const why = useUsersHindrance();
  const address = useListAddress();
  const { search, change, clear } = address;
  const q = wordsOf(search.get('usuario'));
  const sort = oneOf(orders, search.get('orden')) ?? 'name';
  const users = useUsers({ ...known({ q }), sort, page: 1, pageSize: most.users });
  const roles = useRoles();
  const { data: companies = [] } = useCompanies();
  const found = companies.filter(({ attributes }) =>
    matches(search.get('empresa') ?? '', attributes.comp_business_name),
  );
  const others = users.data?.data.filter(({ attributes }) => !attributes.isRootUser);
  const failed = users.error ? users : roles;
  const setOrder = (asked: string) => change('orden', asked === 'name' ? null : asked);
  return (
    <>
      <HindranceNotice why={why} />
      <div className={styles.matrix}>
        <ListPanel
          name="asignacion"
          list={{
            data: roles.data && others && { data: others },
            error: failed.error,
            refetch: failed.refetch,
            isPlaceholderData: users.isPlaceholderData,
          }}
          columns={assignmentColumns({
            companies: found.slice(0, most.companies),
            roles: roles.data ?? [],
            canEdit: why === null,
          })}
          keyOf={({ id }) => id}
          order={orderOf(sort)}
          onOrder={(order) => setOrder(orderText(order))}
          frame={assignmentText.table}
          filters={<Filters address={address} hasCompanies={companies.length > 1} />}
          count={
            <>
              {(users.data?.meta.total ?? 0) > most.users && (
                <>{assignmentText.someUsers(most.users, users.data?.meta.total ?? 0)} </>
              )}
              {found.length > most.companies && assignmentText.someCompanies(most.companies, found.length)}
            </>
          }
          nothing={{
            isFiltered: q !== undefined,
            empty: assignmentText.empty,
            action: toUsers,
            noMatch: assignmentText.noMatch,
            onClear: () => clear('usuario'),
          }}
          skeleton="2fr 1fr 1fr 1fr"
        />
      </div>
    </>
  );
}

function Filters({ address: { search, change }, hasCompanies }: { address: ListAddress; hasCompanies: boolean }) {
  return (
    <>
      <SearchField
        label={assignmentText.userSearch}
        placeholder={assignmentText.userSearch}
        value={search.get('usuario') ?? ''}
        onChange={(text) => change('usuario', text)}
      />
      {hasCompanies && (
        <SearchField
          label={assignmentText.companySearch}
          placeholder={assignmentText.companySearch}
          value={search.get('empresa') ?? ''}
          onChange={(text) => change('empresa', text)}
        />
      )}
    </>
  );
}
