/** Columns of the user list. */

import { Link } from 'react-router';
import type { Member } from '#api/users/users/contract.ts';
import { roleWords } from '#web/account-users/role-words.ts';
import { formatDay } from '#web/dates.es.ts';
import { accountUsersText, statusName } from '../../account-users/text.es.ts';
import type { ListColumn } from '../../lists/columns.ts';
import { EmailAddress } from '../../ui/layout/EmailAddress.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Second } from '../../ui/layout/Text.tsx';
import { Avatar } from '../../ui/mark/Avatar.tsx';
import tables from '../../ui/table/Table.module.css';
import { usersText } from './text.es.ts';

interface Options {
  /** Company names by id. */
  companies: ReadonlyMap<number, string>;
  /** With the account of each, for staff. */
  showAccount: boolean;
}

/** Keys of sortable columns are the server's sort keys. */
export function userColumns({ companies, showAccount }: Options): readonly ListColumn<Member>[] {
  const account: ListColumn<Member> = {
    key: 'cuenta',
    title: usersText.account,
    cell: ({ attributes }) => attributes.account.name,
  };
  return [
    {
      key: 'name',
      title: usersText.name,
      isName: true,
      sorts: 'up',
      cell: (user) => <UserCell user={user} />,
    },
    ...(showAccount ? [account] : []),
    { key: 'empresas', title: usersText.companies, cell: (user) => companyWords(user, companies) },
    { key: 'cargo', title: usersText.role, cell: ({ attributes }) => roleWords(attributes) },
    {
      key: 'lastSignIn',
      title: usersText.lastAccess,
      sorts: 'down',
      className: tables.date,
      cell: ({ attributes: { lastSignInAt } }) =>
        lastSignInAt ? formatDay(lastSignInAt) : <span className="mut">{accountUsersText.never}</span>,
    },
    {
      key: 'estado',
      title: usersText.status,
      className: tables.date,
      cell: ({ attributes: { status, invitationExpiresAt } }) => (
        <>
          <span className={status === 'activo' ? undefined : 'mut'}>{statusName[status]}</span>
          {invitationExpiresAt && <Second as="span">{expiryWords(invitationExpiresAt)}</Second>}
        </>
      ),
    },
  ];
}

function UserCell({ user: { id, attributes } }: { user: Member }) {
  const { user_name: name, user_email: email, photo } = attributes;
  return (
    <Row as="span" gap={12}>
      <Avatar userId={id} name={name} photo={photo} />
      {/* No Stack: its column may be narrower than its words. */}
      <span style={{ display: 'grid' }}>
        <Link to={`/usuario/${id}`}>{name}</Link>
        <Second as="span">
          <EmailAddress address={email} />
        </Second>
      </span>
    </Row>
  );
}

/** A single company by name; several as a count with a tooltip. */
function companyWords({ attributes }: Member, names: ReadonlyMap<number, string>) {
  if (attributes.isRootUser) return usersText.all;
  const linked = attributes.companies.map((id) => names.get(id) ?? '');
  if (linked.length === 0) return <span className="mut">{usersText.none}</span>;
  if (linked.length === 1) return linked[0] || usersText.oneCompany;
  return <span title={linked.filter(Boolean).join(', ')}>{usersText.manyCompanies(linked.length)}</span>;
}

function expiryWords(at: string): string {
  return Date.parse(at) < Date.now() ? usersText.invitationOver : usersText.invitedUntil(formatDay(at));
}
