/** Permission checkboxes: an action in a module implies seeing it, so that no role can change what it cannot see. */
import { type PermissionKey, permissionKeys } from '#core/product/permission.ts';

const inOrder = (chosen: ReadonlySet<PermissionKey>) => permissionKeys.filter((key) => chosen.has(key));

const seeing = (key: PermissionKey) => `${key.split('.')[0]}.ver` as PermissionKey;

/** Adds or removes a permission. An action adds seeing; removing seeing removes the whole module. */
export function withPermission(
  permissions: readonly PermissionKey[],
  key: PermissionKey,
  on: boolean,
): PermissionKey[] {
  const chosen = new Set(permissions);
  if (on) chosen.add(key).add(seeing(key));
  else if (key === seeing(key)) for (const other of permissions) if (seeing(other) === key) chosen.delete(other);
  if (!on) chosen.delete(key);
  return inOrder(chosen);
}

/** Adds or removes a whole module. */
export function withModule(
  permissions: readonly PermissionKey[],
  keys: readonly PermissionKey[],
  on: boolean,
): PermissionKey[] {
  const chosen = new Set(permissions);
  for (const key of keys)
    if (on) chosen.add(key);
    else chosen.delete(key);
  return inOrder(chosen);
}
