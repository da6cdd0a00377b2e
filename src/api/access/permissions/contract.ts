/** All permissions, and those of the caller: the client mirrors them in its menus, the server enforces them. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { licenseStates, planKeys } from '#core/product/license.ts';
import { permissionActions, permissionKeys, permissionModules } from '#core/product/permission.ts';

const permissionsSchema = Type.Array(Type.Enum([...permissionKeys]));
const named = <T extends Type.TSchema>(key: T) => Type.Object({ key, name: Type.String() });

export const permissionMatrix = endpoint({
  method: 'GET',
  path: '/permissions',
  access: 'user',
  permission: 'own',
  tag: 'jobs',
  summary: 'Lists modules and actions with their names; a permission is `module.action`.',
  answer: Type.Object({
    data: Type.Object({
      modules: Type.Array(named(Type.Enum([...permissionModules]))),
      actions: Type.Array(named(Type.Enum([...permissionActions]))),
    }),
  }),
});

export const ownAccess = endpoint({
  method: 'GET',
  path: '/user/access',
  access: 'user',
  permission: 'own',
  tag: 'auth',
  summary:
    'Gets the permissions of the caller in the account and in each company, and the state of the license. With `grouped`, companies with the same permissions are one entry of `groups`.',
  query: Type.Object({ grouped: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
  answer: Type.Object({
    data: Type.Object({
      /** When the account and its data will be deleted; null while it is open. */
      closesAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      /** Who administers the subscription; null for that user, and for staff. */
      subscriber: Type.Union([Type.Object({ name: Type.String(), email: Type.String() }), Type.Null()]),
      /** Grant in force to the provider's support staff; null: it reads no books. */
      support: Type.Union([
        Type.Object({ reason: Type.String(), endsAt: Type.String({ format: 'date-time' }) }),
        Type.Null(),
      ]),
      /** False: no right but those over their own questions and profile. */
      hasRole: Type.Boolean(),
      /** In the account: users, licenses, new companies. */
      account: permissionsSchema,
      /** Empty with `grouped`. */
      companies: Type.Array(Type.Object({ companyId: Type.Integer(), permissions: permissionsSchema })),
      /** With `grouped` only: a thousand companies have a handful of sets of permissions. */
      groups: Type.Optional(
        Type.Array(Type.Object({ permissions: permissionsSchema, companyIds: Type.Array(Type.Integer()) })),
      ),
      license: Type.Object({
        state: Type.Enum([...licenseStates]),
        /** False: read-only. */
        mayChange: Type.Boolean(),
        plan: Type.Union([Type.Enum([...planKeys]), Type.Null()]),
        endsOn: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
        daysLeft: Type.Union([Type.Integer(), Type.Null()]),
      }),
    }),
  }),
});
export type OwnAccess = Static<typeof ownAccess.answer>['data'];
