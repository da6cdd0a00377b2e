/**
 * Who may do what: modules × actions, and the jobs that every account has from the start. `call/refusal.ts` decides with it
 * whether a call may be made; menus only mirror it.
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

/** A permission as jobs keep it: `auditoria.ver`. */
export type PermissionKey = `${PermissionModule}.${PermissionAction}`;

export const permissionKeys: readonly PermissionKey[] = permissionModules.flatMap((module) =>
  permissionActions.map((action): PermissionKey => `${module}.${action}`),
);

/** What a call asks for. */
export interface Permission {
  readonly module: PermissionModule;
  readonly action: PermissionAction;
  /** Of a call about many companies: to have it in one of them is enough, and the handler shows those alone. */
  readonly somewhere?: true;
}

/** What one assignment gives: the permissions of a job in one company, or (null) in all those linked to the user. */
export interface Grant {
  readonly companyId: number | null;
  readonly permissions: readonly PermissionKey[];
}

/** What is known of somebody that decides what they may do. */
export interface Access {
  /** The subscriber, who works on every company of the account without being linked to it. */
  readonly isRoot: boolean;
  /** The provider's staff: reads every account, changes only its own. */
  readonly isAdmin: boolean;
  /** Of their jobs. Empty: no job, which is full access to the companies linked to them. */
  readonly grants: readonly Grant[];
  /** Of their account. */
  readonly license: LicenseState;
  /** Their subscriber closed the account, which stops every change whatever the license says. Absent: it is open. */
  readonly isClosed?: boolean;
  /** They must have a second factor and have none: nothing may be done but setting it up. Absent: that is no matter. */
  readonly mustSetUpSecondFactor?: boolean;
  /** Of the API token that the call comes with: nothing beyond them, whoever its owner is. Absent: a session, which has no such limit. */
  readonly scopes?: readonly PermissionKey[];
}

/** What an API token may be given: to read, to take out and to run, in the modules that are about companies' books. */
export const tokenModules = ['auditoria', 'estados_financieros', 'parametrizacion', 'empresas'] as const;
export const tokenActions = ['ver', 'ejecutar', 'exportar'] as const;
export const tokenScopes: readonly PermissionKey[] = tokenModules.flatMap((module) =>
  tokenActions.map((action): PermissionKey => `${module}.${action}`),
);

/** A job that every account has. Its name is in `permission.es.ts`; it cannot be edited, only copied. */
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

/** Modules that nobody has by merely having no job: they are about the account. */
const accountModules: readonly PermissionModule[] = ['usuarios', 'licencias'];

/**
 * Whether somebody has a permission in a company, or (null) in the account as a whole. Says nothing of whether the company
 * is linked to them: one that is not does not exist for them.
 */
export function may(access: Access, permission: Permission, companyId: number | null): boolean {
  const { module, action, somewhere } = permission;
  if (access.scopes !== undefined && !access.scopes.includes(`${module}.${action}`)) return false;
  if (access.isRoot || access.isAdmin) return true;
  if (access.grants.length === 0) {
    if (accountModules.includes(module)) return false;
    return module !== 'empresas' || companyId !== null || somewhere === true;
  }
  return access.grants.some(
    (grant) =>
      (grant.companyId === null || grant.companyId === companyId || (companyId === null && somewhere === true)) &&
      grant.permissions.includes(`${module}.${action}`),
  );
}
