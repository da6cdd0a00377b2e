/** People as rows, sorted by name or by last access; on a phone each is a card. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import type { Member, UserOrder } from '#api/users/contract.ts';
import { jobWords } from '../../people/job-words.ts';
import { peopleText, statusName } from '../../people/text.es.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatDay } from '../../ui/dates.es.ts';
import tables from '../../ui/Table.module.css';
import { InvitationButtons } from './InvitationButtons.tsx';
import { usersText } from './text.es.ts';
import styles from './UserTable.module.css';

interface UserTableProps {
  users: readonly Member[];
  /** Names of companies by id. */
  companies: ReadonlyMap<number, string>;
  /** With the account of each, for the staff. */
  showAccount: boolean;
  sort: UserOrder;
  onSort: (sort: UserOrder) => void;
  canEdit: boolean;
}

export function UserTable({ users, companies, showAccount, sort, onSort, canEdit }: UserTableProps) {
  return (
    <table className={`${tables.table} ${styles.users}`}>
      <thead>
        <tr>
          <SortHeader column="name" title={usersText.name} sort={sort} onSort={onSort} />
          {showAccount && <th scope="col">{usersText.account}</th>}
          <th scope="col">{usersText.companies}</th>
          <th scope="col">{usersText.job}</th>
          <SortHeader column="lastSignIn" title={usersText.lastAccess} sort={sort} onSort={onSort} />
          <th scope="col">{usersText.status}</th>
          {canEdit && (
            <th scope="col">
              <span className="sr">{usersText.actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} companies={companies} showAccount={showAccount} canEdit={canEdit} />
        ))}
      </tbody>
    </table>
  );
}

interface SortHeaderProps {
  column: 'name' | 'lastSignIn';
  title: string;
  sort: UserOrder;
  onSort: (sort: UserOrder) => void;
}

/** Dates are first asked for from the newest on. */
const firstOrder = { name: 'name', lastSignIn: '-lastSignIn' } as const;

function SortHeader({ column, title, sort, onSort }: SortHeaderProps) {
  const isSorted = sort.endsWith(column);
  const down = sort.startsWith('-');
  const turned: UserOrder = down ? column : `-${column}`;
  const Arrow = down ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? (down ? 'descending' : 'ascending') : 'none'}>
      <button
        type="button"
        className={styles.sort}
        title={usersText.sortBy(title.toLowerCase())}
        onClick={() => onSort(isSorted ? turned : firstOrder[column])}
      >
        {title}
        {isSorted && <Arrow size={12} strokeWidth={1.75} aria-hidden />}
      </button>
    </th>
  );
}

interface UserRowProps {
  user: Member;
  companies: ReadonlyMap<number, string>;
  showAccount: boolean;
  canEdit: boolean;
}

function UserRow({ user, companies, showAccount, canEdit }: UserRowProps) {
  const { id, attributes } = user;
  const { user_name: name, user_email: email, status, lastSignInAt, invitationExpiresAt, account } = attributes;
  return (
    <tr>
      <th scope="row" className={styles.who}>
        <span className={styles.person}>
          <Avatar userId={id} name={name} photo={attributes.photo} />
          <span>
            <Link to={`/usuario/${id}`}>{name}</Link>
            <span className={styles.email}>{email}</span>
          </span>
        </span>
      </th>
      {showAccount && <td className={styles.account}>{account.name}</td>}
      <td className={styles.companies}>{companyWords(user, companies)}</td>
      <td className={styles.job}>{jobWords(attributes)}</td>
      <td className={styles.access}>
        {lastSignInAt ? formatDay(lastSignInAt) : <span className="mut">{peopleText.never}</span>}
      </td>
      <td className={styles.status}>
        <span className={status === 'activo' ? undefined : 'mut'}>{statusName[status]}</span>
        {invitationExpiresAt && <span className={styles.expiry}>{expiryWords(invitationExpiresAt)}</span>}
      </td>
      {canEdit && <td className={styles.actions}>{status === 'invitado' && <InvitationButtons user={user} />}</td>}
    </tr>
  );
}

/** One is named; more are counted, with their names in the tooltip. */
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
