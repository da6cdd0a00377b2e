/** A registration in steps. `secret` identifies it; the server expires it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  checkVerificationCode,
  keepCompanyDraft,
  readRegistration,
  registerDemo,
  registrationTokenUsed,
  requestVerificationCode,
} from '#api/access/registration/calls.gen.ts';
import { readFirstFile } from '#api/balances/first-file/calls.gen.ts';
import type { FirstFile } from '#api/balances/first-file/contract.ts';
import type { AnswerOf, BodyOf } from '#core/call/endpoint.ts';
import { ApiError } from '../failures/failure.ts';
import { call } from '../transport/api.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';

const registrationKey = ['registration'];

/** Null: none, or expired (reported to `onExpired`). */
export function useRegistration(readSecret: () => string | null, onExpired: () => void) {
  return useQuery({
    queryKey: registrationKey,
    meta: { quiet: true },
    retry: false,
    queryFn: async () => {
      const secret = readSecret();
      if (secret === null) return null;
      try {
        return { secret, ...(await call(readRegistration, { body: { registration: secret } })).data };
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.word !== 'registration.expired') throw failure;
        onExpired();
        return null;
      }
    },
  });
}

/** Resolves once it has been refetched. */
export function useReadRegistrationAgain(): () => Promise<void> {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: registrationKey });
}

type CodeRequest = BodyOf<typeof requestVerificationCode>;

/** Begins a registration, or mails another code for one; returns its secret. */
export function useRequestCode(reaction?: ReactionTo<typeof requestVerificationCode, CodeRequest>) {
  return useChange({ send: (body: CodeRequest) => call(requestVerificationCode, { body }) }, reaction);
}

/** Verifies the mailed code. */
export function useCheckVerificationCode(secret: string, reaction?: Reaction<unknown, string>) {
  const send = (code: string): Promise<unknown> =>
    call(checkVerificationCode, { body: { registration: secret, code } });
  return useChange({ send }, reaction);
}

type CompanyDraft = BodyOf<typeof keepCompanyDraft>['company'];

export function useKeepCompanyDraft<Company extends CompanyDraft>(
  secret: string,
  reaction?: Reaction<unknown, Company>,
) {
  const send = (company: Company): Promise<unknown> =>
    call(keepCompanyDraft, { body: { registration: secret, company } });
  return useChange({ send }, reaction);
}

type Demo = BodyOf<typeof registerDemo>;

/** Completes it: the account, its company and a session. */
export function useRegisterDemo(reaction?: ReactionTo<typeof registerDemo, Demo>) {
  return useChange({ send: (body: Demo) => call(registerDemo, { body }) }, reaction);
}

/**
 * Whether an activation code has been used, and its content (null: unknown code). Rejects with the server's failure.
 */
export async function readActivationCode(token: string): Promise<AnswerOf<typeof registrationTokenUsed>['data']> {
  return (await call(registrationTokenUsed, { body: { token } })).data;
}

/** Reads the balance that a registration begins with; nothing is stored. */
export function useReadFirstFile(registration: string, reaction?: Reaction<FirstFile, File>) {
  const send = async (file: File): Promise<FirstFile> => (await call(readFirstFile, { registration, file })).data;
  return useChange({ send }, reaction);
}
