/** Scopes of a token: modules in rows, actions in columns. */
import { actionName, moduleName } from '#core/product/permission.es.ts';
import { type PermissionKey, tokenActions, tokenModules, tokenScopes } from '#core/product/permission.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import tables from '../../../ui/table/Table.module.css';
import { tokensText as text } from './text.es.ts';

/** Value and handler from the form field. */
interface ScopeGridProps {
  id?: string;
  value?: readonly PermissionKey[];
  onChange?: (value: PermissionKey[]) => void;
}

export function ScopeGrid({ id, value = [], onChange }: ScopeGridProps) {
  const toggle = (key: PermissionKey, on: boolean) =>
    onChange?.(tokenScopes.filter((scope) => (scope === key ? on : value.includes(scope))));
  return (
    <Stack ground="sheet" gap={0}>
      <table id={id} className={`${tables.table} ${tables.marks}`}>
        <thead>
          <tr>
            <th scope="col">{text.module}</th>
            {tokenActions.map((action) => (
              <th key={action} scope="col">
                {actionName[action]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokenModules.map((module) => (
            <tr key={module}>
              <th scope="row">{moduleName[module]}</th>
              {tokenActions.map((action) => {
                const key: PermissionKey = `${module}.${action}`;
                return (
                  <td key={action}>
                    {tokenScopes.includes(key) && (
                      <Checkbox
                        checked={value.includes(key)}
                        aria-label={`${moduleName[module]}: ${actionName[action]}`}
                        onChange={({ target }) => toggle(key, target.checked)}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}
