/** Permissions and license of the signed-in user. Menus, buttons and links mirror them; the server enforces. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ownAccess, permissionMatrix } from '#api/access/permissions/calls.gen.ts';
import type { OwnAccess } from '#api/access/permissions/contract.ts';
import type { PermissionKey } from '#core/product/permission.ts';
import { isAdmin, useSession } from '../session/session.ts';
import { call } from '../transport/api.ts';
import { queryClient } from '../transport/query-client.ts';

/** Query key of the user's permissions. */
export const accessKey = ['access'] as const;

/** Each company with its permissions: those of a group are one list. */
export function ungrouped({ groups = [], companies, ...access }: OwnAccess): OwnAccess {
  const ofGroups = groups.flatMap(({ permissions, companyIds }) =>
    companyIds.map((companyId) => ({ companyId, permissions })),
  );
  return { ...access, companies: [...companies, ...ofGroups] };
}

const accessQuery = queryOptions({
  queryKey: accessKey,
  queryFn: async ({ signal }) => ungrouped((await call(ownAccess, { query: { grouped: true }, signal })).data),
  staleTime: 60_000,
  // Refusals are shown when the server sends them.
  meta: { quiet: true },
});

function useAccessQuery() {
  const enabled = useSession((state) => state.isAuth);
  return useQuery({ ...accessQuery, enabled });
}

/** Undefined while unknown. */
export function useAccess(): OwnAccess | undefined {
  return useAccessQuery().data;
}

/** Whether the permissions are still loading. Subscriber and staff do not wait: nothing is hidden from them. */
export function useIsAccessAwaited(): boolean {
  const isRoot = useSession((state) => state.isRootUser);
  const { isPending } = useAccessQuery();
  return isPending && !isRoot && !isAdmin();
}

/** What `allows` asks. */
export type AccessRights = Pick<OwnAccess, 'account' | 'companies' | 'hasRole'>;

/**
 * Whether the user has a permission: in the account (company null), in a company, or (0, none chosen) in the account or
 * any of them.
 */
export function allows(access: AccessRights, permission: PermissionKey, company: number | null): boolean {
  if (company === null) return access.account.includes(permission);
  if (company === 0)
    return (
      access.account.includes(permission) || access.companies.some((each) => each.permissions.includes(permission))
    );
  const there = access.companies.find(({ companyId }) => companyId === company);
  // For unlinked companies, and for staff, the server decides; without a role it lists none, and refuses all.
  return there === undefined ? access.hasRole : there.permissions.includes(permission);
}

/** Whether the user sees the audit of a company (0: of any), before any screen; without an answer the server decides. */
export async function readMayAudit(company: number): Promise<boolean> {
  try {
    // Without a network it fails instead of waiting for one.
    const access = await queryClient.fetchQuery({ ...accessQuery, networkMode: 'always', retry: false });
    return allows(access, 'auditoria.ver', company);
  } catch {
    return true;
  }
}

/** Whether the user learns what depends on amounts of a company's books; while unknown the server decides. */
export function useSeesBooks(company: number): boolean {
  const access = useAccess();
  return access === undefined || allows(access, 'auditoria.ver', company);
}

/** All modules with their actions, as a role can include them. Changes with releases only. */
export function usePermissionMatrix() {
  return useQuery({
    queryKey: ['permission-matrix'],
    queryFn: async ({ signal }) => (await call(permissionMatrix, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
}
