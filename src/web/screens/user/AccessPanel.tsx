/** Companies and roles of a user: one role for all, and overrides by company. Changes are saved at once. */
import type { Role } from '#api/users/roles/contract.ts';
import type { Member } from '#api/users/users/contract.ts';
import { RolePicker } from '#web/account-users/RolePicker.tsx';
import { assignmentIn } from '#web/account-users/role-words.ts';
import { useRoles } from '#web/data/users/roles.ts';
import { accountUsersText } from '../../account-users/text.es.ts';
import { useCompanies } from '../../data/companies/companies.ts';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Columns, Lines } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { LinkCompany } from './LinkCompany.tsx';
import styles from './Screen.module.css';
import { userText } from './text.es.ts';
import type { UserChanges } from './use-user-changes.ts';

interface AccessPanelProps {
  user: Member;
  canEdit: boolean;
  /** Of the role in all companies of the user. */
  canEditGeneral: boolean;
  changes: UserChanges;
}

export function AccessPanel({ user, canEdit, canEditGeneral, changes }: AccessPanelProps) {
  const { data: roles } = useRoles();
  const { data: companies = [] } = useCompanies();
  const isRoot = useSession((state) => state.isRootUser);
  const { user_name: name, companies: linked, jobs: given } = user.attributes;
  const names = new Map(companies.map(({ id, attributes }) => [id, attributes.comp_business_name]));
  // A role in an unlinked company becomes effective again with a new link: shown, so that it can be removed.
  const ids = [...new Set([...linked, ...given.flatMap(({ companyId }) => companyId ?? [])])];
  const rows = ids
    .map((id) => ({
      id,
      company: names.get(id) ?? userText.deletedCompany,
      isLinked: linked.includes(id),
      // Rights elsewhere are for who sees that company; the subscriber sees all that are not deleted.
      canEdit: canEdit && (isRoot || names.has(id)),
    }))
    .sort((a, b) => a.company.localeCompare(b.company, 'es'));
  const change = useRoleChange(user, changes);
  if (roles === undefined) {
    return (
      <Panel title={userText.access} flush>
        <SkeletonRows rows={3} columns="2fr 1fr" height={48} />
      </Panel>
    );
  }
  const general = assignmentIn(user.attributes, null);
  const unlinkButton = ({ id, company, isLinked, canEdit: mine }: (typeof rows)[number]) =>
    isLinked &&
    mine && (
      <Button
        type="text"
        aria-label={userText.unlinkOf(company)}
        disabled={changes.unlink.isPending}
        onClick={() => changes.unlink.mutate({ company: id, userId: user.id, name })}
      >
        {userText.unlink}
      </Button>
    );
  return (
    <Panel title={userText.access} flush>
      <Columns of="minmax(0, 1fr) 280px" gap={24} rowGap={4} align="center" inset ruled="below">
        <div>
          <h3>{userText.general}</h3>
          {given.length === 0 && <p className="mut">{userText.noRole}</p>}
        </div>
        <RolePicker
          label={userText.general}
          roles={roles}
          value={general?.jobId ?? ''}
          none={userText.generalNone}
          disabled={!canEditGeneral || changes.assign.isPending || changes.unassign.isPending}
          onChange={(role) => change(role, null)}
        />
      </Columns>
      {rows.length === 0 && (
        <Lines as="div">
          <Text as="p" tone="secondary">
            {userText.noCompanies}
          </Text>
        </Lines>
      )}
      {rows.length > 0 && (
        <Table
          columns={[
            { key: 'company', title: userText.company, isName: true, cell: ({ company }) => company },
            {
              key: 'role',
              title: userText.role,
              className: styles.pick,
              cell: ({ id, company, canEdit: mine }) => (
                <RolePicker
                  label={accountUsersText.roleOf(name, company)}
                  roles={roles}
                  value={assignmentIn(user.attributes, id)?.jobId ?? ''}
                  none={noneWords(user, roles)}
                  disabled={!mine || changes.assign.isPending || changes.unassign.isPending}
                  onChange={(role) => change(role, id)}
                />
              ),
            },
          ]}
          rows={rows}
          keyOf={({ id }) => id}
          actionsOf={canEdit ? unlinkButton : undefined}
        />
      )}
      {canEdit && (
        <LinkCompany
          companies={companies.filter(({ id }) => !linked.includes(id))}
          pending={changes.link.isPending}
          onLink={(id) => changes.link.mutate({ company: id, userId: user.id, name: user.attributes.user_name })}
        />
      )}
    </Panel>
  );
}

/** Label of a company without its own role. */
function noneWords({ attributes }: Member, roles: readonly Role[]): string {
  const general = assignmentIn(attributes, null);
  if (general) {
    const name = roles.find(({ id }) => id === general.jobId)?.attributes.name ?? general.jobName;
    return userText.allCompaniesRole(name);
  }
  return userText.nothingHere;
}

/** Assigns a role; empty removes it. */
function useRoleChange({ id: userId, attributes }: Member, { assign, unassign }: UserChanges) {
  return (role: string, company: number | null) => {
    if (role !== '') return assign.mutate({ userId, role, company });
    const given = assignmentIn(attributes, company);
    if (given) unassign.mutate(given.assignmentId);
  };
}
