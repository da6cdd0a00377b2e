/** Permission matrix: modules and actions in rows, roles in columns. */

import { Link } from 'react-router';
import type { Role } from '#api/users/roles/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { PermissionMark } from '../../account-users/PermissionGrid.tsx';
import { isAdmin } from '../../data/session/session.ts';
import type { ListColumn } from '../../lists/columns.ts';
import { Second } from '../../ui/layout/Text.tsx';
import { ScrollFrame } from '../../ui/table/ScrollFrame.tsx';
import tables from '../../ui/table/Table.module.css';
import styles from './Screen.module.css';
import { permissionsText } from './text.es.ts';

interface PermissionRow {
  key: PermissionKey;
  /** Of the action. */
  name: string;
}

/** Selectable columns: the permission and each role. */
export function matrixColumns(roles: readonly Role[]): readonly ListColumn<PermissionRow>[] {
  const own = roles.map(
    ({ id, attributes: { name, permissions } }): ListColumn<PermissionRow> => ({
      key: id,
      title: name,
      cell: ({ key }) => <PermissionMark has={permissions.includes(key)} />,
    }),
  );
  return [{ key: 'permiso', title: permissionsText.permission, isName: true, cell: ({ name }) => name }, ...own];
}

interface MatrixProps {
  modules: readonly { key: string; name: string }[];
  actions: readonly { key: string; name: string }[];
  columns: readonly ListColumn<PermissionRow>[];
  roles: readonly Role[];
}

export function Matrix({ modules, actions, columns, roles }: MatrixProps) {
  const users = new Map(roles.map(({ id, attributes }) => [id, attributes.users]));
  return (
    <ScrollFrame label={permissionsText.matrix} inPanel>
      <table className={`${tables.table} ${tables.marks} ${styles.matrix}`}>
        <thead>
          <tr>
            {columns.map(({ key, title, isName }) => (
              <th key={key} scope="col">
                {isName ? title : <RoleHead id={key} name={title} users={users.get(key) ?? 0} />}
              </th>
            ))}
          </tr>
        </thead>
        {modules.map((module) => (
          <tbody key={module.key}>
            <tr className={styles.module}>
              <th scope="rowgroup" colSpan={columns.length}>
                {module.name}
              </th>
            </tr>
            {actions.map((action) => (
              <Row
                key={action.key}
                columns={columns}
                row={{ key: `${module.key}.${action.key}` as PermissionKey, name: action.name }}
              />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollFrame>
  );
}

function RoleHead({ id, name, users }: { id: string; name: string; users: number }) {
  return (
    <>
      <Link to={`/editar-cargo?cargo=${id}`} aria-label={permissionsText.ofRole(name)}>
        {name}
      </Link>
      {/* Staff sees all accounts: a user count would be meaningless. */}
      {!isAdmin() && <Second as="span">{permissionsText.users(users)}</Second>}
    </>
  );
}

function Row({ columns, row }: Pick<MatrixProps, 'columns'> & { row: PermissionRow }) {
  return (
    <tr>
      {columns.map(({ key, cell, isName }) =>
        isName ? (
          <th key={key} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={key}>{cell(row)}</td>
        ),
      )}
    </tr>
  );
}
