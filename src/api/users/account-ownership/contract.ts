/** Ownership of an account: transfer to another of its users, and closing with all its data. */
import { Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';
import { identifier } from '../users/contract.ts';

const closed = { additionalProperties: false } as const;
const common = { access: 'user', permission: 'root', anytime: true, tag: 'users' } as const;
const password = Type.String({ minLength: 1, maxLength: 200 });

export const handOverAccount = endpoint({
  ...common,
  method: 'PUT',
  path: '/account/owner',
  summary:
    'Transfers the subscription to another active user; the previous subscriber continues as Contador of every company.',
  body: Type.Object({ user_id: identifier, password }, closed),
  status: 204,
  errors: ['password.wrong', 'auth.locked', 'resource.not_found', 'account.no_heir', 'account.closing'],
});

export const closeAccount = endpoint({
  ...common,
  method: 'POST',
  path: '/account/closing',
  summary:
    "Closes the account, confirmed by the caller's e-mail address: read-only, companies hidden, and all personal data and companies deleted after 30 days.",
  body: Type.Object({ password, email: Type.String({ maxLength: 254 }) }, closed),
  status: 202,
  errors: ['password.wrong', 'auth.locked', 'account.closing'],
});

export const reopenAccount = endpoint({
  ...common,
  method: 'DELETE',
  path: '/account/closing',
  summary: 'Reopens a closed account with its companies and users unchanged.',
  status: 204,
  errors: ['resource.not_found'],
});
