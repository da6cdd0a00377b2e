/** Changing and recovering a password. */
import { changePassword, recoverPassword, resetPassword } from '#api/access/passwords/calls.gen.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

export function useChangePassword(reaction?: Reaction<unknown, BodyOf<typeof changePassword>>) {
  const send = (body: BodyOf<typeof changePassword>): Promise<unknown> => call(changePassword, { body });
  return useChange({ send }, reaction);
}

/** Mails a link; succeeds whether or not the address is known. */
export function useRecoverPassword(reaction?: Reaction<unknown, BodyOf<typeof recoverPassword>>) {
  const send = (body: BodyOf<typeof recoverPassword>): Promise<unknown> => call(recoverPassword, { body });
  return useChange({ send }, reaction);
}

/** With the secret from the mailed link. */
export function useResetPassword(reaction?: Reaction<unknown, BodyOf<typeof resetPassword>>) {
  const send = (body: BodyOf<typeof resetPassword>): Promise<unknown> => call(resetPassword, { body });
  return useChange({ send }, reaction);
}
