/** Users linked to a company: profile, role here, and linking others. Requires permission to see users. */
import { Link } from 'react-router';
import type { Member } from '#api/users/users/contract.ts';
import { useUsersHindrance } from '../../../account-users/use-users-hindrance.ts';
import { notify } from '../../../data/failures/notices.ts';
import { allows, useAccess } from '../../../data/users/access.ts';
import { useCompanyUsers, useLinkCompanyUser, useUnlinkCompanyUser } from '../../../data/users/company-users.ts';
import { mostUsers, useUsers } from '../../../data/users/users.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { EmailAddress } from '../../../ui/layout/EmailAddress.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { LinkUser } from './LinkUser.tsx';
import { roleHere } from './role-here.ts';
import { companyUsersText as text } from './text.es.ts';

export function CompanyUsers({ company }: { company: number }) {
  const access = useAccess();
  // Permission in the company and in the account: candidates come from the account's list.
  const maySee = access && allows(access, 'usuarios.ver', company) && allows(access, 'usuarios.ver', null);
  return maySee ? <Users company={company} /> : null;
}

function Users({ company }: { company: number }) {
  const why = useUsersHindrance();
  const { data, error, refetch } = useCompanyUsers(company);
  const everybody = useUsers({ page: 1, pageSize: mostUsers }).data?.data ?? [];
  const link = useLinkCompanyUser({
    onSuccess: (_, { name }) => notify({ title: text.linked(name) }, 'success'),
  });
  const unlink = useUnlinkCompanyUser({
    onSuccess: (_, { name }) => notify({ title: text.unlinked(name) }, 'success'),
  });
  const linkOf = ({ id: userId, attributes }: Member) => ({ company, userId, name: attributes.user_name });
  const linked = data?.filter(({ attributes }) => !attributes.isRootUser);
  const others = everybody.filter(
    ({ id, attributes }) => !attributes.isRootUser && data?.every((user) => user.id !== id),
  );
  return (
    <Panel title={text.title} actions={why === null && <Link to="/usuarios?invitar=1">{text.invite}</Link>} flush>
      <Text as="p" tone="secondary" inset>
        {text.context}
      </Text>
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !linked && <SkeletonRows rows={3} columns="2fr 1fr" height={48} />}
      {linked?.length === 0 && (
        <Text as="p" tone="secondary" inset>
          {why === null ? text.noneYet : text.none}
        </Text>
      )}
      {linked && linked.length > 0 && (
        <UserRows
          users={linked}
          company={company}
          {...(why === null ? { onUnlink: (user: Member) => unlink.mutate(linkOf(user)) } : {})}
          pending={unlink.isPending}
        />
      )}
      {why === null && others.length > 0 && (
        <LinkUser users={others} pending={link.isPending} onLink={(user) => link.mutate(linkOf(user))} />
      )}
    </Panel>
  );
}

interface UserRowsProps {
  users: readonly Member[];
  company: number;
  onUnlink?: (user: Member) => void;
  pending: boolean;
}

function UserRows({ users, company, onUnlink, pending }: UserRowsProps) {
  const unlinkButton = (user: Member) => (
    <Button
      type="text"
      aria-label={text.unlinkOf(user.attributes.user_name)}
      disabled={pending}
      onClick={() => onUnlink?.(user)}
    >
      {text.unlink}
    </Button>
  );
  return (
    <Table
      columns={[
        { key: 'user', title: text.user, isName: true, cell: (user) => <UserCell user={user} /> },
        { key: 'role', title: text.role, cell: ({ attributes }) => roleHere(attributes, company) },
      ]}
      rows={users}
      keyOf={({ id }) => id}
      actionsOf={onUnlink && unlinkButton}
    />
  );
}

function UserCell({ user: { id, attributes } }: { user: Member }) {
  return (
    <div>
      <Link to={`/usuario/${id}`}>{attributes.user_name}</Link>
      <Second>
        <EmailAddress address={attributes.user_email} />
      </Second>
    </div>
  );
}
