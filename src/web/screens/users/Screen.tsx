/** Users of the account: search, filter, invite, export. */
import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Member } from '#api/users/users/contract.ts';
import { UserSections } from '../../account-users/UserSections.tsx';
import { useUsersHindrance, useUsersRights } from '../../account-users/use-users-hindrance.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { isAdmin, useSession } from '../../data/session/session.ts';
import { type UserFilter, usersFile, useUsers } from '../../data/users/users.ts';
import { orderOf, orderText } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListPanel } from '../../lists/ListPanel.tsx';
import { pageSizeParameter, withChange } from '../../lists/list-address.ts';
import { type ListAddress, useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { Filters } from './Filters.tsx';
import { InvitationButtons } from './InvitationButtons.tsx';
import { InviteDrawer } from './InviteDrawer.tsx';
import { RequiredFactor } from './RequiredFactor.tsx';
import { SupportAccess } from './SupportAccess.tsx';
import { usersText } from './text.es.ts';
import { userColumns } from './user-columns.tsx';
import { filterOf, isFiltered } from './users-view.ts';

export function Screen() {
  const [search, setSearch] = useSearchParams();
  const address = useListAddress();
  const why = useUsersHindrance();
  const isSubscriber = useSession((state) => state.isRootUser) && !isAdmin();
  const filter = filterOf(search);
  const { page: _page, pageSize: _pageSize, ...listed } = filter;
  const { mayEdit, mayExport } = useUsersRights();
  const openInvitation = () => setSearch(withChange(search, 'invitar', '1'));
  const invite = (
    <Button
      type="primary"
      icon={<Icon of={UserPlus} />}
      disabled={why !== null}
      title={why ?? undefined}
      onClick={openInvitation}
    >
      {usersText.invite}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={usersText.title}
        context={isAdmin() ? usersText.staffContext : usersText.context}
        actions={
          <>
            {mayExport && <ExportButton file={usersFile} filter={listed} />}
            {mayEdit && invite}
          </>
        }
      />
      <UserSections />
      {search.has('invitar') && why !== null && <Notice>{isAdmin() ? usersText.staffInvite : why}</Notice>}
      <UserList filter={filter} canEdit={why === null} address={address} />
      {isSubscriber && <RequiredFactor />}
      {isSubscriber && <SupportAccess />}
      <InviteDrawer
        open={search.has('invitar') && why === null}
        onClose={() => setSearch(withChange(search, 'invitar', null))}
      />
    </>
  );
}

interface UserListProps {
  filter: UserFilter;
  canEdit: boolean;
  address: ListAddress;
}

function UserList({ filter, canEdit, address: { change, clear } }: UserListProps) {
  const list = useUsers(filter);
  const { data: companies = [] } = useCompanies();
  const names = new Map(companies.map(({ id, attributes }) => [id, attributes.comp_business_name]));
  const columns = userColumns({ companies: names, showAccount: isAdmin() });
  const isAlone = list.data?.data.length === 1 && !isFiltered(filter) && !isAdmin();
  const setOrder = (sort: string) => change('orden', sort === 'name' ? null : sort);
  return (
    <ListPanel
      name="usuarios"
      label={usersText.title}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      order={orderOf(filter.sort ?? 'name')}
      onOrder={(order) => setOrder(orderText(order))}
      actionsOf={canEdit ? invitationActions : undefined}
      filters={<Filters filter={filter} companies={companies} onChange={change} />}
      count={list.data && usersText.count(list.data.meta.total)}
      nothing={{
        // The list contains at least its reader: an empty one is a filtered one.
        isFiltered: isFiltered(filter) || list.data?.data.length === 0,
        empty: usersText.alone,
        noMatch: usersText.noMatch,
        clear: usersText.clear,
        onClear: clear,
      }}
      onPage={(page) => change('pagina', page === 1 ? null : String(page))}
      onPageSize={(size) => change(pageSizeParameter, String(size))}
      skeleton="2fr 1fr 1fr 1fr 1fr"
    >
      {isAlone && <EmptyState>{usersText.alone}</EmptyState>}
    </ListPanel>
  );
}

const invitationActions = (user: Member) => user.attributes.status === 'invitado' && <InvitationButtons user={user} />;
