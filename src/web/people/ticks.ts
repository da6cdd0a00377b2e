/** Ticking permissions: what can be done in a module can be seen in it, so that no job does what its holder cannot see. */
import { type PermissionKey, permissionKeys } from '#core/product/permission.ts';

const inOrder = (chosen: ReadonlySet<PermissionKey>) => permissionKeys.filter((key) => chosen.has(key));

const seeing = (key: PermissionKey) => `${key.split('.')[0]}.ver` as PermissionKey;

/** With or without one of them. Doing brings seeing along; without seeing, nothing of the module is left. */
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

/** With or without all of a module. */
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
