/** Inviting users to the account. */
import { useQuery } from '@tanstack/react-query';
import {
  acceptInvitation,
  inviteUser,
  openInvitation,
  repeatInvitation,
  withdrawInvitation,
} from '#api/users/invitations/calls.gen.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';
import { useIntention } from '../transport/use-intention.ts';
import { readUsersAgain } from './users-key.ts';

type InvitationBody = BodyOf<typeof inviteUser>;

/** Idempotent: a retry after a lost response creates no second invitation. */
export function useInviteUser(reaction?: ReactionTo<typeof inviteUser, InvitationBody>) {
  const intention = useIntention();
  const send = (body: InvitationBody) => call(inviteUser, { body, idempotencyKey: intention(body) });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

export function useRepeatInvitation(userId: number, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(repeatInvitation, { params: { userId } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

export function useWithdrawInvitation(userId: number, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(withdrawInvitation, { params: { userId } });
  return useChange({ send, settled: readUsersAgain }, reaction);
}

/** Contents of an invitation, by the secret of the mailed link. */
export function useInvitation(token: string) {
  return useQuery({
    queryKey: ['invitation', token],
    meta: { quiet: true },
    retry: false,
    queryFn: async () => (await call(openInvitation, { body: { token } })).data,
  });
}

type Acceptance = BodyOf<typeof acceptInvitation>;

/** Activates the user and opens a session. */
export function useAcceptInvitation(reaction?: ReactionTo<typeof acceptInvitation, Acceptance>) {
  return useChange({ send: (body: Acceptance) => call(acceptInvitation, { body }) }, reaction);
}
