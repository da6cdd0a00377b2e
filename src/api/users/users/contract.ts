/** Users of an account: identity, linked companies, roles. */

import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { pageMeta, pageQuery, type Sort, sortQuery } from '#core/call/list-query.ts';
import { personNameSchema } from '#core/call/name-schema.ts';
import { tableFormatSchema } from '#core/call/table-format.ts';

const closed = { additionalProperties: false } as const;
export const identifier = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
export const userIdParams = Type.Object({ userId: identifier }, closed);

/** `invitado`: has not accepted the invitation yet. */
export const userStatuses = ['activo', 'invitado', 'inactivo'] as const;

/** Sort fields; users who never signed in come last. */
export const userOrders = ['name', 'lastSignIn'] as const;
export type UserOrder = Sort<(typeof userOrders)[number]>;

export const memberSchema = Type.Object({
  id: Type.Integer(),
  attributes: Type.Object({
    user_name: Type.String(),
    user_email: Type.String(),
    isRootUser: Type.Boolean(),
    status: Type.Enum([...userStatuses]),
    hasSecondFactor: Type.Boolean(),
    /** Version key of the photo at /users/{userId}/photo. Null: none. */
    photo: Type.Union([Type.String(), Type.Null()]),
    createdAt: Type.String({ format: 'date-time' }),
    lastSignInAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    /** Expiry of a pending invitation. */
    invitationExpiresAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
    /** Account with its name: staff see several. */
    account: Type.Object({ id: Type.String(), name: Type.String() }),
    /** Ids of the linked companies. The root user has all. */
    companies: Type.Array(Type.Integer()),
    /** Empty: no right. */
    jobs: Type.Array(
      Type.Object({
        assignmentId: Type.Integer(),
        jobId: Type.String(),
        jobName: Type.String(),
        /** Null: in every linked company. */
        companyId: Type.Union([Type.Integer(), Type.Null()]),
      }),
    ),
  }),
});
export type Member = Static<typeof memberSchema>;

const common = { access: 'user', tag: 'users' } as const;
const see = { module: 'usuarios', action: 'ver' } as const;
const edit = { module: 'usuarios', action: 'editar' } as const;
const answer = Type.Object({ data: memberSchema });
const password = Type.String({ minLength: 1, maxLength: 200 });
/** The caller's: a found session must not be enough to throw others out or take their second factor. */
const proof = Type.Object({ password }, closed);

const filters = {
  /** Substring of name or address. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Type.Enum([...userStatuses])),
  companyId: Type.Optional(identifier),
  ...sortQuery(userOrders),
};

export const listUsers = endpoint({
  ...common,
  method: 'GET',
  path: '/users',
  permission: see,
  summary: 'Lists the users of the account, by name; of all accounts for staff.',
  query: Type.Object(
    {
      ...filters,
      ...pageQuery,
    },
    closed,
  ),
  answer: Type.Object({
    data: Type.Array(memberSchema),
    meta: pageMeta,
  }),
});

export const exportUsers = endpoint({
  ...common,
  method: 'GET',
  path: '/users/export',
  permission: { module: 'usuarios', action: 'exportar' },
  summary: 'Exports the list of users as an Excel workbook or CSV; the export is logged.',
  query: Type.Object({ ...filters, format: tableFormatSchema }, closed),
  produces: 'application/octet-stream',
});

export const getUser = endpoint({
  ...common,
  method: 'GET',
  path: '/users/{userId}',
  permission: see,
  summary: 'Gets a user.',
  params: userIdParams,
  answer,
  errors: ['resource.not_found'],
});

export const updateUser = endpoint({
  ...common,
  method: 'PATCH',
  path: '/users/{userId}',
  permission: edit,
  summary:
    'Renames, deactivates or activates a user, never the subscriber. Deactivation needs the password of the caller and ends all sessions and API tokens.',
  params: userIdParams,
  body: Type.Object(
    {
      user_name: Type.Optional(personNameSchema),
      user_is_active: Type.Optional(Type.Boolean()),
      /** The caller's; required to deactivate. */
      password: Type.Optional(password),
    },
    { ...closed, minProperties: 1 },
  ),
  answer,
  errors: [
    'resource.not_found',
    'user.protected',
    'user.email_in_use',
    'license.limit',
    'password.wrong',
    'auth.locked',
  ],
});

export const listUserSessions = endpoint({
  ...common,
  method: 'GET',
  path: '/users/{userId}/sessions',
  permission: edit,
  summary: 'Lists the open sessions of a user, newest first.',
  params: userIdParams,
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.String(),
        attributes: Type.Object({
          createdAt: Type.String({ format: 'date-time' }),
          expiresAt: Type.String({ format: 'date-time' }),
          address: Type.String(),
          userAgent: Type.String(),
        }),
      }),
    ),
  }),
  errors: ['resource.not_found', 'user.protected'],
});

export const endUserSessions = endpoint({
  ...common,
  method: 'DELETE',
  path: '/users/{userId}/sessions',
  permission: edit,
  anytime: true,
  summary: 'Ends every session of a user.',
  params: userIdParams,
  body: proof,
  status: 204,
  errors: ['resource.not_found', 'user.protected', 'password.wrong', 'auth.locked'],
});

export const resetSecondFactor = endpoint({
  ...common,
  method: 'DELETE',
  path: '/users/{userId}/second-factor',
  permission: edit,
  anytime: true,
  summary: 'Removes the second factor of a user and ends their sessions.',
  params: userIdParams,
  body: proof,
  status: 204,
  errors: ['resource.not_found', 'user.protected', 'password.wrong', 'auth.locked'],
});
