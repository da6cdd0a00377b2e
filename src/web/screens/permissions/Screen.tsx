/** Permissions of each role as a matrix. */
import { Plus } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { rolesFile, useRoles } from '#web/data/users/roles.ts';
import { UserSections } from '../../account-users/UserSections.tsx';
import { useUsersHindrance, useUsersRights } from '../../account-users/use-users-hindrance.ts';
import { usePermissionMatrix } from '../../data/users/access.ts';
import { useColumns } from '../../lists/columns.ts';
import { ExportButton } from '../../lists/ExportButton.tsx';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { ListBar } from '../../lists/ListBar.tsx';
import { withChange } from '../../lists/list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { Matrix, matrixColumns } from './Matrix.tsx';
import { permissionsText } from './text.es.ts';

export function Screen() {
  const navigate = useNavigate();
  const why = useUsersHindrance();
  const { mayEdit, mayExport } = useUsersRights();
  const [search, setSearch] = useSearchParams();
  const matrix = usePermissionMatrix();
  const roles = useRoles();
  const failed = matrix.error ? matrix : roles.error ? roles : null;
  const modules = matrix.data?.modules ?? [];
  const columns = matrixColumns(roles.data ?? []);
  const choice = useColumns('permisos', columns);
  const wanted = modules.find(({ key }) => key === search.get('modulo'))?.key ?? '';
  const create = (
    <Button
      type="primary"
      icon={<Icon of={Plus} />}
      disabled={why !== null}
      title={why ?? undefined}
      onClick={() => void navigate('/crear-cargo')}
    >
      {permissionsText.create}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={permissionsText.title}
        context={permissionsText.context}
        actions={
          <>
            {mayExport && <ExportButton file={rolesFile} />}
            {mayEdit && create}
          </>
        }
      />
      <UserSections />
      {failed && <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && (
        <Panel flush>
          <ListBar columns={columns} choice={choice}>
            <FilterSelect
              label={permissionsText.filter}
              all={permissionsText.allModules}
              choices={modules.map(({ key, name }) => ({ value: key, label: name }))}
              value={wanted}
              onChoose={(module) => setSearch(withChange(search, 'modulo', module), { replace: true })}
            />
          </ListBar>
          {matrix.data && roles.data ? (
            <Matrix
              modules={modules.filter(({ key }) => wanted === '' || key === wanted)}
              actions={matrix.data.actions}
              columns={choice.shown}
              roles={roles.data}
            />
          ) : (
            <SkeletonRows rows={8} columns="2fr 1fr 1fr 1fr 1fr 1fr" />
          )}
        </Panel>
      )}
    </>
  );
}
