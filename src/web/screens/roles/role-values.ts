/** Form values of a role. */
import type { Role } from '#api/users/roles/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { roleText } from './text.es.ts';

export interface RoleValues {
  name: string;
  description: string;
  permissions: PermissionKey[];
}

const nameLimit = 60;

export function valuesOf({ attributes: { name, description, permissions } }: Role): RoleValues {
  return { name, description, permissions: [...permissions] };
}

/** Initial values: empty, or a copy with its own name. */
export function startOf(source: Role | undefined): RoleValues {
  if (source === undefined) return { name: '', description: '', permissions: [] };
  const values = valuesOf(source);
  return { ...values, name: roleText.copyOf(values.name).slice(0, nameLimit) };
}

export function sameValues(a: RoleValues, b: RoleValues): boolean {
  const flat = ({ name, description, permissions }: RoleValues) =>
    JSON.stringify([name.trim(), description.trim(), [...permissions].sort()]);
  return flat(a) === flat(b);
}
