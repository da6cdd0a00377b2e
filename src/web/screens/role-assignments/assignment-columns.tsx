/** Columns of the assignment matrix, with a role select in each cell. */

import { Link } from 'react-router';
import type { Company } from '#api/companies/companies/contract.ts';
import type { Role } from '#api/users/roles/contract.ts';
import type { Member } from '#api/users/users/contract.ts';
import { RolePicker } from '#web/account-users/RolePicker.tsx';
import { assignmentIn } from '#web/account-users/role-words.ts';
import { useChooseRole } from '#web/data/users/roles.ts';
import { accountUsersText } from '../../account-users/text.es.ts';
import { notify } from '../../data/failures/notices.ts';
import type { ListColumn } from '../../lists/columns.ts';
import { EmailAddress } from '../../ui/layout/EmailAddress.tsx';
import { Second } from '../../ui/layout/Text.tsx';
import { assignmentText } from './text.es.ts';

interface Choices {
  companies: readonly Company[];
  roles: readonly Role[];
  canEdit: boolean;
}

/** Selectable columns: user, role in all companies, role in each. */
export function assignmentColumns({ companies, ...rest }: Choices): readonly ListColumn<Member>[] {
  return [
    { key: 'name', title: assignmentText.user, isName: true, sorts: 'up', cell: (user) => <UserCell user={user} /> },
    {
      key: 'todas',
      title: assignmentText.everywhere,
      cell: (user) => <RoleCell user={user} company={null} {...rest} />,
    },
    ...companies.map(
      (company): ListColumn<Member> => ({
        key: String(company.id),
        title: company.attributes.comp_business_name,
        cell: (user) => <RoleCell user={user} company={company} {...rest} />,
      }),
    ),
  ];
}

function UserCell({ user: { id, attributes } }: { user: Member }) {
  return (
    <span>
      <Link to={`/usuario/${id}`}>{attributes.user_name}</Link>
      <Second as="span">
        <EmailAddress address={attributes.user_email} />
      </Second>
    </span>
  );
}

interface RoleCellProps extends Omit<Choices, 'companies'> {
  user: Member;
  /** Null: all of their companies. */
  company: Company | null;
}

function RoleCell({ user, company, roles, canEdit }: RoleCellProps) {
  const { user_name: name } = user.attributes;
  const companyId = company?.id ?? null;
  const given = assignmentIn(user.attributes, companyId);
  const place = { userId: user.id, company: companyId, assignmentId: given?.assignmentId };
  const change = useChooseRole(place, {
    onSuccess: (_, role) =>
      notify({ title: role === '' ? assignmentText.unassigned(name) : assignmentText.assigned(name) }, 'success'),
  });
  return (
    <RolePicker
      label={accountUsersText.roleOf(name, company?.attributes.comp_business_name ?? assignmentText.everywhere)}
      roles={roles}
      value={change.isPending ? change.variables : (given?.jobId ?? '')}
      none={noneWords(user, companyId)}
      disabled={!canEdit || change.isPending}
      onChange={(role) => change.mutate(role)}
    />
  );
}

/** Label of a cell without its own role. */
function noneWords({ attributes }: Member, company: number | null): string {
  if (company === null) return assignmentText.none;
  if (!attributes.companies.includes(company)) return assignmentText.notLinked;
  const general = assignmentIn(attributes, null);
  if (general) return assignmentText.general(general.jobName);
  return assignmentText.nothing;
}
