/** Matrix of modules and actions of one role: read-only, or with checkboxes. */
import { Check } from 'lucide-react';
import type { PermissionKey, PermissionModule } from '#core/product/permission.ts';
import { usePermissionMatrix } from '../data/users/access.ts';
import { Checkbox } from '../ui/control/Checkbox.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { ErrorState } from '../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../ui/state/SkeletonRows.tsx';
import { ScrollFrame } from '../ui/table/ScrollFrame.tsx';
import tables from '../ui/table/Table.module.css';
import styles from './PermissionGrid.module.css';
import { accountUsersText } from './text.es.ts';
import { withModule, withPermission } from './ticks.ts';

interface PermissionGridProps {
  permissions: readonly PermissionKey[];
  /** Absent: read-only. */
  onChange?: ((permissions: PermissionKey[]) => void) | undefined;
}

export function PermissionGrid({ permissions, onChange }: PermissionGridProps) {
  const { data: matrix, error, refetch } = usePermissionMatrix();
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (matrix === undefined) return <SkeletonRows rows={6} columns="2fr 1fr 1fr 1fr 1fr 1fr" />;
  const keysOf = (module: PermissionModule) => matrix.actions.map(({ key }): PermissionKey => `${module}.${key}`);
  return (
    <ScrollFrame label={accountUsersText.matrix} inPanel>
      <table className={`${tables.table} ${tables.marks}`}>
        <thead>
          <tr>
            <th scope="col">{accountUsersText.module}</th>
            {matrix.actions.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
            {onChange && <th scope="col">{accountUsersText.wholeModule}</th>}
          </tr>
        </thead>
        <tbody>
          {matrix.modules.map((module) => (
            <tr key={module.key}>
              <th scope="row">{module.name}</th>
              {matrix.actions.map((action) => (
                <td key={action.key}>
                  <Cell
                    label={`${module.name}: ${action.name}`}
                    has={permissions.includes(`${module.key}.${action.key}`)}
                    onTick={
                      onChange && ((on) => onChange(withPermission(permissions, `${module.key}.${action.key}`, on)))
                    }
                  />
                </td>
              ))}
              {onChange && (
                <td>
                  <WholeModule
                    label={accountUsersText.allOfModule(module.name)}
                    keys={keysOf(module.key)}
                    permissions={permissions}
                    onChange={onChange}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

interface CellProps {
  label: string;
  has: boolean;
  onTick: ((on: boolean) => void) | undefined;
}

function Cell({ label, has, onTick }: CellProps) {
  if (onTick) return <Checkbox aria-label={label} checked={has} onChange={(event) => onTick(event.target.checked)} />;
  return <PermissionMark has={has} />;
}

/** Read-only mark of a permission. */
export function PermissionMark({ has }: { has: boolean }) {
  return (
    <>
      {has ? (
        <Icon of={Check} bold className={styles.has} />
      ) : (
        <span className="mut" aria-hidden>
          –
        </span>
      )}
      <span className="sr">{has ? accountUsersText.allows : accountUsersText.denies}</span>
    </>
  );
}

interface WholeModuleProps {
  label: string;
  keys: readonly PermissionKey[];
  permissions: readonly PermissionKey[];
  onChange: (permissions: PermissionKey[]) => void;
}

function WholeModule({ label, keys, permissions, onChange }: WholeModuleProps) {
  const count = keys.filter((key) => permissions.includes(key)).length;
  return (
    <Checkbox
      aria-label={label}
      checked={count === keys.length}
      indeterminate={count > 0 && count < keys.length}
      onChange={(event) => onChange(withModule(permissions, keys, event.target.checked))}
    />
  );
}
