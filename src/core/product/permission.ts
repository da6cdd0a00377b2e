/**
 * Permissions: modules × actions, and the built-in roles of every account. `call/refusal.ts` enforces them; menus only
 * mirror them.
 */
import type { LicenseState } from './license.ts';

export const permissionModules = [
  'auditoria',
  'estados_financieros',
  'parametrizacion',
  'empresas',
  'usuarios',
  'licencias',
] as const;
export type PermissionModule = (typeof permissionModules)[number];

export const permissionActions = ['ver', 'ejecutar', 'editar', 'exportar', 'aprobar'] as const;
export type PermissionAction = (typeof permissionActions)[number];

/** A permission as roles store it: `auditoria.ver`. */
export type PermissionKey = `${PermissionModule}.${PermissionAction}`;

export const permissionKeys: readonly PermissionKey[] = permissionModules.flatMap((module) =>
  permissionActions.map((action): PermissionKey => `${module}.${action}`),
);

/** The permission that an endpoint requires. */
export interface Permission {
  readonly module: PermissionModule;
  readonly action: PermissionAction;
  /**
   * For endpoints over many companies: one company with the permission is enough, and the handler returns those only.
   */
  readonly somewhere?: true;
}

/** Permission to learn anything that depends on amounts of a company's books (`readsBooks` of an endpoint). */
export const seeBooks: Permission = { module: 'auditoria', action: 'ver' };

/** Whether permissions about audits or their set-up come without `seeBooks`, so that much of what they allow is refused. */
export function lacksBooks(permissions: readonly PermissionKey[]): boolean {
  return (
    !permissions.includes('auditoria.ver') && permissions.some((key) => /^(auditoria|parametrizacion)\./.test(key))
  );
}

/**
 * What one role assignment grants: the permissions of a role in one company, or (null) in all companies linked to the
 * user.
 */
export interface Grant {
  readonly companyId: number | null;
  readonly permissions: readonly PermissionKey[];
}

/** What authorisation knows about a caller. */
export interface Access {
  /** The subscriber: has access to every company of the account without being linked to it. */
  readonly isRoot: boolean;
  /** The provider's staff: reads every account, changes only its own. */
  readonly isAdmin: boolean;
  /** From the caller's roles. Empty: no role, which is no right but those that everybody has over their own. */
  readonly grants: readonly Grant[];
  /** State of the account's license. */
  readonly license: LicenseState;
  /** The subscriber closed the account: no writes, whatever the license. Absent: open. */
  readonly isClosed?: boolean;
  /** A second factor is required and missing: only its set-up is allowed. Absent: not required or present. */
  readonly mustSetUpSecondFactor?: boolean;
  /**
   * Scopes of the API token of the request: an upper limit, whatever the owner's permissions. Absent: a session, which
   * has no such limit.
   */
  readonly scopes?: readonly PermissionKey[];
}

/** Without a role a user sees their own questions and profile alone. */
export const hasAnyRole = ({ isRoot, isAdmin, grants }: Pick<Access, 'isRoot' | 'isAdmin' | 'grants'>): boolean =>
  isRoot || isAdmin || grants.length > 0;

/** Scopes of API tokens: read, export and run, in the modules about companies' books; of audits also work on findings. */
export const tokenModules = ['auditoria', 'estados_financieros', 'parametrizacion', 'empresas'] as const;
export const tokenActions = ['ver', 'ejecutar', 'editar', 'exportar'] as const;
export const tokenScopes: readonly PermissionKey[] = tokenModules
  .flatMap((module) => tokenActions.map((action): PermissionKey => `${module}.${action}`))
  .filter((scope) => !scope.endsWith('.editar') || scope === 'auditoria.editar');

/** A role that every account has. Spanish name: `permission.es.ts`; it cannot be edited, only copied. */
export interface BuiltInRole {
  readonly key: 'contador' | 'revisor_fiscal' | 'auxiliar_contable' | 'gerente' | 'cliente';
  readonly permissions: readonly PermissionKey[];
}

const each = (modules: readonly PermissionModule[], actions: readonly PermissionAction[]): PermissionKey[] =>
  modules.flatMap((module) => actions.map((action): PermissionKey => `${module}.${action}`));

export const builtInRoles: readonly BuiltInRole[] = [
  {
    key: 'contador',
    permissions: [
      ...each(['auditoria', 'estados_financieros', 'parametrizacion'], permissionActions),
      ...each(['empresas'], ['ver', 'editar', 'exportar']),
      'usuarios.ver',
    ],
  },
  { key: 'revisor_fiscal', permissions: each(permissionModules, ['ver', 'exportar', 'aprobar']) },
  {
    key: 'auxiliar_contable',
    permissions: [
      ...each(['auditoria'], ['ver', 'ejecutar', 'editar', 'exportar']),
      'parametrizacion.ver',
      'empresas.ver',
    ],
  },
  {
    key: 'gerente',
    permissions: ['auditoria.ver', 'estados_financieros.ver', 'estados_financieros.exportar', 'empresas.ver'],
  },
  {
    key: 'cliente',
    permissions: [...each(['auditoria', 'estados_financieros'], ['ver', 'exportar']), 'empresas.ver'],
  },
];

/**
 * Whether a caller has a permission in a company, or (null) in the account. Does not check that the company is linked
 * to the user: an unlinked one is reported as non-existent elsewhere.
 */
export function may(
  access: Pick<Access, 'isRoot' | 'isAdmin' | 'grants' | 'scopes'>,
  permission: Permission,
  companyId: number | null,
): boolean {
  const { module, action, somewhere } = permission;
  if (access.scopes !== undefined && !access.scopes.includes(`${module}.${action}`)) return false;
  if (access.isRoot || access.isAdmin) return true;
  return access.grants.some(
    (grant) =>
      (grant.companyId === null || grant.companyId === companyId || (companyId === null && somewhere === true)) &&
      grant.permissions.includes(`${module}.${action}`),
  );
}
