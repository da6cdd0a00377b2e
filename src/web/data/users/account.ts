/** Account-wide settings of the subscriber: required second factor, and ownership. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getAccountSecurity, updateAccountSecurity } from '#api/access/account-security/calls.gen.ts';
import type { AccountSecurity } from '#api/access/account-security/contract.ts';
import { closeAccount, handOverAccount, reopenAccount } from '#api/users/account-ownership/calls.gen.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { usersKey } from './users-key.ts';

// Invalidated with users, who change its counts.
const securityKey = [...usersKey, 'account-security'];

export function useAccountSecurity() {
  return useQuery({
    queryKey: securityKey,
    queryFn: async ({ signal }) => (await call(getAccountSecurity, { signal })).data,
    meta: { quiet: true },
  });
}

type SecurityBody = BodyOf<typeof updateAccountSecurity>;

export function useUpdateAccountSecurity(reaction?: Reaction<AccountSecurity, SecurityBody>) {
  const send = async (body: SecurityBody) => (await call(updateAccountSecurity, { body })).data;
  const stored = (cache: QueryClient, changed: AccountSecurity) => cache.setQueryData(securityKey, changed);
  return useChange({ send, stored }, reaction);
}

/** A user of the account to become its subscriber. */
export interface Heir {
  id: number;
  name: string;
}

/** The former subscriber's cache is cleared once the screen has left. */
export function useHandOverAccount(reaction?: Reaction<unknown, { to: Heir; password: string }>) {
  const send = ({ to, password }: { to: Heir; password: string }): Promise<unknown> =>
    call(handOverAccount, { body: { user_id: to.id, password } });
  return useChange({ send, settled: forgetSubscriber }, reaction);
}

async function forgetSubscriber(cache: QueryClient, failure: Error | null): Promise<void> {
  if (failure) return;
  // The page may stay for a moment, and its users can no longer be refetched: active queries keep their data.
  cache.removeQueries({ queryKey: usersKey, type: 'inactive' });
  await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== usersKey[0] });
}

/** Closing and reopening change all permissions: everything is refetched. */
function readAllAgain(cache: QueryClient, failure: Error | null): Promise<void> | undefined {
  return failure ? undefined : cache.invalidateQueries();
}

type Closing = BodyOf<typeof closeAccount>;

/** Confirmed with the address. */
export function useCloseAccount(reaction?: Reaction<unknown, Closing>) {
  const send = (body: Closing): Promise<unknown> => call(closeAccount, { body });
  return useChange({ send, settled: readAllAgain }, reaction);
}

export function useReopenAccount(reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(reopenAccount);
  return useChange({ send, settled: readAllAgain }, reaction);
}
