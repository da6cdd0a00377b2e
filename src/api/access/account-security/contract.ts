/** Security settings of an account, set by its subscriber. */
import { type Static, Type } from 'typebox';
import { endpoint } from '#core/call/endpoint.ts';

export const accountSecuritySchema = Type.Object({
  /** Whether every user must have a second factor. */
  secondFactorRequired: Type.Boolean(),
  /** Number of active users. */
  people: Type.Integer(),
  /** Active users with a second factor. */
  withSecondFactor: Type.Integer(),
});
export type AccountSecurity = Static<typeof accountSecuritySchema>;

const common = { access: 'user', permission: 'root', path: '/account/security', tag: 'users' } as const;
const answer = Type.Object({ data: accountSecuritySchema });

export const getAccountSecurity = endpoint({
  ...common,
  method: 'GET',
  summary: 'Gets the second-factor requirement of the account and the number of users who have one.',
  answer,
});

export const updateAccountSecurity = endpoint({
  ...common,
  method: 'PATCH',
  anytime: true,
  summary: 'Sets whether the account requires a second factor. The caller must have one.',
  body: Type.Object(
    { secondFactorRequired: Type.Boolean(), password: Type.String({ minLength: 1, maxLength: 200 }) },
    { additionalProperties: false },
  ),
  answer,
  errors: ['password.wrong', 'auth.locked', 'second_factor.own_first'],
});
