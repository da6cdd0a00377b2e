/**
 * What the signed-in user may do, and the license that they work under. Menus, buttons and addresses mirror it; the server
 * decides.
 */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ownAccess, permissionMatrix } from '#api/access/permissions/calls.gen.ts';
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { isAdmin, useSession } from '../session/session.ts';
import { call } from '../transport/api.ts';

/** Key of what the signed-in user may do. */
export const accessKey = ['access'] as const;

const accessQuery = queryOptions({
  queryKey: accessKey,
  queryFn: async ({ signal }) => (await call(ownAccess, { signal })).data,
  staleTime: 60_000,
  // What they may not do they will hear from the server.
  meta: { quiet: true },
});

function useAccessQuery() {
  const enabled = useSession((state) => state.isAuth);
  return useQuery({ ...accessQuery, enabled });
}

/** Undefined until it is known. */
export function useAccess(): OwnAccess | undefined {
  return useAccessQuery().data;
}

/** Whether what they may do is still to come. Nothing is kept from the subscriber and the staff, who wait for nothing. */
export function useIsAccessAwaited(): boolean {
  const isRoot = useSession((state) => state.isRootUser);
  const { isPending } = useAccessQuery();
  return isPending && !isRoot && !isAdmin();
}

/** Whether they have a permission: in the account (company null), in a company, or (0, none chosen) in any of them. */
export function allows(
  access: Pick<OwnAccess, 'account' | 'companies'>,
  permission: PermissionKey,
  company: number | null,
): boolean {
  if (company === null) return access.account.includes(permission);
  if (company === 0) {
    // Without any company there is nothing yet to keep from them.
    if (access.companies.length === 0) return true;
    return (
      access.account.includes(permission) || access.companies.some((each) => each.permissions.includes(permission))
    );
  }
  const there = access.companies.find(({ companyId }) => companyId === company);
  // Of a company that is not theirs, and for the staff, the server says it.
  return there === undefined || there.permissions.includes(permission);
}

/** Every module with its actions: what a job can include. It changes with a release. */
export function usePermissionMatrix() {
  return useQuery({
    queryKey: ['permission-matrix'],
    queryFn: async ({ signal }) => (await call(permissionMatrix, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
}
