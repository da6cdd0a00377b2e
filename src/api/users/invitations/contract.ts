/** Invitations by mail: sending and accepting. */
import { Type } from 'typebox';
import { userSchema } from '#api/access/auth/contract.ts';
import { endpoint } from '#core/call/endpoint.ts';
import { personNameSchema } from '#core/call/name-schema.ts';
import { assignmentInput } from '../roles/contract.ts';
import { identifier, memberSchema, userIdParams } from '../users/contract.ts';

const closed = { additionalProperties: false } as const;
const common = { tag: 'users' } as const;
const invite = { access: 'user', permission: { module: 'usuarios', action: 'editar' } } as const;
const tokenSchema = Type.String({ minLength: 20, maxLength: 100 });

export const inviteUser = endpoint({
  ...common,
  ...invite,
  method: 'POST',
  path: '/users/invitations',
  summary: 'Creates an inactive user, links companies, assigns roles, and mails a link to accept.',
  body: Type.Object(
    {
      user_name: personNameSchema,
      user_email: Type.String({ format: 'email', maxLength: 254 }),
      company_ids: Type.Optional(Type.Array(identifier, { distinct: true, maxItems: 500 })),
      /** One at least: without a role there is no right. */
      jobs: Type.Array(Type.Object(assignmentInput, closed), { minItems: 1, maxItems: 500 }),
    },
    closed,
  ),
  status: 201,
  answer: Type.Object({ data: memberSchema }),
  errors: ['resource.not_found', 'user.email_taken', 'license.limit', 'license.mails', 'request.rate_limited'],
});

export const repeatInvitation = endpoint({
  ...common,
  ...invite,
  method: 'POST',
  path: '/users/{userId}/invitation',
  summary: 'Mails a new invitation link, which replaces the earlier one.',
  params: userIdParams,
  status: 204,
  errors: ['resource.not_found', 'license.mails', 'request.rate_limited'],
});

export const withdrawInvitation = endpoint({
  ...common,
  ...invite,
  method: 'DELETE',
  path: '/users/{userId}/invitation',
  summary: 'Withdraws a pending invitation and its user.',
  params: userIdParams,
  status: 204,
  errors: ['resource.not_found'],
});

export const openInvitation = endpoint({
  ...common,
  method: 'POST',
  path: '/users/invitations/open',
  access: 'public',
  summary: 'Gets the invited user and the account of an invitation link.',
  body: Type.Object({ token: tokenSchema }, closed),
  answer: Type.Object({
    data: Type.Object({ user_name: Type.String(), user_email: Type.String(), account: Type.String() }),
  }),
  errors: ['invitation.invalid', 'request.rate_limited'],
});

export const acceptInvitation = endpoint({
  ...common,
  method: 'POST',
  path: '/users/invitations/accept',
  access: 'public',
  summary: 'Accepts an invitation: sets the password, activates the user and signs in.',
  body: Type.Object(
    {
      token: tokenSchema,
      password: Type.String({ minLength: 1, maxLength: 200 }),
      user_name: Type.Optional(personNameSchema),
    },
    closed,
  ),
  answer: Type.Object({ data: Type.Object({ token: Type.String(), user: userSchema }) }),
  errors: ['invitation.invalid', 'user.email_in_use', 'license.expired', 'password.weak', 'request.rate_limited'],
});
