/** Shows a role (`?cargo=`); edits or deletes a custom one. */
import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Role } from '#api/users/roles/contract.ts';
import { useRoles } from '#web/data/users/roles.ts';
import { PermissionGrid } from '../../account-users/PermissionGrid.tsx';
import { UserSections } from '../../account-users/UserSections.tsx';
import { useUsersHindrance, useUsersRights } from '../../account-users/use-users-hindrance.ts';
import { isAdmin } from '../../data/session/session.ts';
import { Button } from '../../ui/control/Button.tsx';
import layout from '../../ui/layout/Layout.module.css';
import { Row } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { Select } from '../../ui/select/Select.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import styles from './EditRole.module.css';
import { OwnRole } from './OwnRole.tsx';
import { roleText } from './text.es.ts';

export function EditRole() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const why = useUsersHindrance();
  const { mayEdit } = useUsersRights();
  const { data: roles, error, refetch } = useRoles();
  const wanted = search.get('cargo');
  const role = wanted === null ? roles?.[0] : roles?.find(({ id }) => id === wanted);
  const pick = (id: string) => setSearch({ cargo: id });
  return (
    <>
      <PageHeader
        title={roleText.editTitle}
        context={roleText.editContext}
        actions={
          mayEdit && (
            <Button
              icon={<Icon of={Plus} />}
              disabled={why !== null}
              title={why ?? undefined}
              onClick={() => void navigate('/crear-cargo')}
            >
              {roleText.create}
            </Button>
          )
        }
      />
      <UserSections />
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !roles && (
        <Panel label={roleText.editTitle} flush>
          <SkeletonRows rows={6} columns="2fr 1fr 1fr" />
        </Panel>
      )}
      {roles && <RoleChoice roles={roles} role={role} onPick={pick} />}
      {roles && !role && (
        <Panel label={roleText.editTitle}>
          <EmptyState>{roleText.unknown}</EmptyState>
        </Panel>
      )}
      {role && (why !== null || role.attributes.isBuiltIn) && <ShownRole role={role} why={why} />}
      {role && why === null && !role.attributes.isBuiltIn && (
        <OwnRole key={`${role.id} ${role.attributes.version}`} role={role} />
      )}
    </>
  );
}

interface RoleChoiceProps {
  roles: readonly Role[];
  role: Role | undefined;
  onPick: (id: string) => void;
}

function RoleChoice({ roles, role, onPick }: RoleChoiceProps) {
  const group = (label: string, isBuiltIn: boolean) => ({
    label,
    options: roles
      .filter(({ attributes }) => attributes.isBuiltIn === isBuiltIn)
      .map(({ id, attributes }) => ({ value: id, label: attributes.name })),
  });
  const groups = [group(roleText.builtIn, true), group(roleText.own, false)];
  return (
    <Row wrap gap={16} below={12}>
      <Select
        className={styles.picker}
        aria-label={roleText.pick}
        placeholder={roleText.choose}
        options={groups.filter(({ options }) => options.length > 0)}
        value={role?.id ?? null}
        onChange={(id) => id && onPick(id)}
      />
      {role && !isAdmin() && <span className="mut">{roleText.holders(role.attributes.users)}</span>}
    </Row>
  );
}

/** Read-only role. */
function ShownRole({ role, why }: { role: Role; why: string | null }) {
  const navigate = useNavigate();
  const { mayEdit } = useUsersRights();
  const { name, description, permissions } = role.attributes;
  const copy = (
    <Button
      size="small"
      disabled={why !== null}
      title={why ?? undefined}
      onClick={() => void navigate(`/crear-cargo?desde=${role.id}`)}
    >
      {roleText.copy}
    </Button>
  );
  return (
    <div className={layout.wide}>
      <Panel title={name} actions={mayEdit && copy} flush>
        {description && (
          <Text as="p" tone="secondary" inset ruled="below">
            {description}
          </Text>
        )}
        <PermissionGrid permissions={permissions} />
      </Panel>
    </div>
  );
}
