/** The people of the account: found by name, e-mail, state or company, invited, exported. */
import { UserPlus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Member } from '#api/users/users/contract.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { isAdmin, useSession } from '../../data/session/session.ts';
import { type UserFilter, usersFile, useUsers } from '../../data/users/users.ts';
import { type ListOrder, orderOf, orderText, useColumns } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { ListTools } from '../../lists/ListTools.tsx';
import { withChange } from '../../lists/list-address.ts';
import { Pages } from '../../lists/Pages.tsx';
import { PeopleSections } from '../../people/PeopleSections.tsx';
import { usePeopleHindrance, usePeopleRights } from '../../people/use-people-hindrance.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Filters } from './Filters.tsx';
import { InvitationButtons } from './InvitationButtons.tsx';
import { InviteDrawer } from './InviteDrawer.tsx';
import { RequiredFactor } from './RequiredFactor.tsx';
import { usersText } from './text.es.ts';
import { userColumns } from './user-columns.tsx';
import { filterOf, isFiltered } from './users-view.ts';

export function Screen() {
  const [search, setSearch] = useSearchParams();
  const why = usePeopleHindrance();
  const isSubscriber = useSession((state) => state.isRootUser) && !isAdmin();
  const filter = filterOf(search);
  const { page: _page, pageSize: _pageSize, ...listed } = filter;
  const { mayEdit, mayExport } = usePeopleRights();
  const change = (name: string, value: string | null) => setSearch(withChange(search, name, value), { replace: true });
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
      <PeopleSections />
      <UserList filter={filter} canEdit={why === null} onChange={change} onClear={() => setSearch({})} />
      {isSubscriber && <RequiredFactor />}
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
  onChange: (name: string, value: string | null) => void;
  onClear: () => void;
}

function UserList({ filter, canEdit, onChange, onClear }: UserListProps) {
  const { data, error, refetch } = useUsers(filter);
  const { data: companies = [] } = useCompanies();
  const names = new Map(companies.map(({ id, attributes }) => [id, attributes.comp_business_name]));
  const columns = userColumns({ companies: names, showAccount: isAdmin() });
  const choice = useColumns('usuarios', columns);
  const order = orderOf(filter.sort ?? 'name');
  const setOrder = (asked: ListOrder) => {
    const text = orderText(asked);
    onChange('orden', text === 'name' ? null : text);
  };
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const users = data?.data;
  return (
    <Panel label={usersText.title} flush>
      <Filters filter={filter} companies={companies} total={data?.meta.total} onChange={onChange}>
        <ListTools columns={columns} choice={choice} order={order} onOrder={setOrder} />
      </Filters>
      {users === undefined && <SkeletonRows rows={6} columns="2fr 1fr 1fr 1fr 1fr" height={52} />}
      {users && users.length > 0 && (
        <ListTable
          columns={choice.shown}
          rows={users}
          keyOf={({ id }) => id}
          order={order}
          onOrder={setOrder}
          actionsOf={canEdit ? invitationActions : undefined}
        />
      )}
      {users?.length === 1 && !isFiltered(filter) && !isAdmin() && <EmptyState>{usersText.alone}</EmptyState>}
      {users?.length === 0 && (
        <EmptyState action={<Button onClick={onClear}>{usersText.clear}</Button>}>{usersText.noMatch}</EmptyState>
      )}
      {data && <Pages meta={data.meta} onPage={(page) => onChange('pagina', page === 1 ? null : String(page))} />}
    </Panel>
  );
}

const invitationActions = (user: Member) => user.attributes.status === 'invitado' && <InvitationButtons user={user} />;
