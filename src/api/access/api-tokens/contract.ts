/** Personal API tokens: programs call in the name of a user, within the scopes that the user granted. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { nameSchema } from '#core/call/name-schema.ts';
import { tokenScopes } from '#core/product/permission.ts';

const closed = { additionalProperties: false } as const;
const moment = Type.String({ format: 'date-time' });

const scopeSchema = Type.Enum([...tokenScopes]);
/** One year, in days. */
export const longestTokenDays = 365;

export const apiTokenSchema = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    name: Type.String(),
    scopes: Type.Array(scopeSchema),
    /** Last characters, for recognition. */
    tail: Type.String(),
    createdAt: moment,
    expiresAt: moment,
    /** To the minute; null: never. */
    lastUsedAt: Type.Union([moment, Type.Null()]),
    state: Type.Enum(['vigente', 'vencida', 'revocada']),
  }),
});
export type ApiToken = Static<typeof apiTokenSchema>;

const common = { access: 'user', permission: 'own', tag: 'tokens' } as const;

export const listTokens = endpoint({
  ...common,
  method: 'GET',
  path: '/tokens',
  summary: 'Lists the API tokens of the caller, newest first.',
  answer: Type.Object({ data: Type.Array(apiTokenSchema) }),
});

export const createToken = endpoint({
  ...common,
  method: 'POST',
  path: '/tokens',
  anytime: true,
  secret: true,
  summary:
    'Creates an API token with the permissions of its owner, limited to its scopes. Its value is returned only once.',
  body: Type.Object(
    {
      name: nameSchema({ minLength: 1, maxLength: 60 }),
      scopes: Type.Array(scopeSchema, { minItems: 1, maxItems: tokenScopes.length, distinct: true }),
      days: Type.Integer({ minimum: 1, maximum: longestTokenDays }),
      password: Type.String({ minLength: 1, maxLength: 200 }),
    },
    closed,
  ),
  status: 201,
  answer: Type.Object({ data: Type.Object({ token: Type.String(), apiToken: apiTokenSchema }) }),
  errors: ['password.wrong', 'auth.locked', 'token.limit'],
});

export const revokeToken = endpoint({
  ...common,
  method: 'DELETE',
  path: '/tokens/{tokenId}',
  anytime: true,
  summary: 'Revokes an API token of the caller.',
  params: Type.Object({ tokenId: Type.String({ format: 'uuid' }) }, closed),
  status: 204,
  errors: ['resource.not_found'],
});
