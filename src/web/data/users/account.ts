/** What the subscriber decides for the whole account: whether all must have a second factor, and who owns the subscription. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getAccountSecurity, updateAccountSecurity } from '#api/access/account-security/calls.gen.ts';
import type { AccountSecurity } from '#api/access/account-security/contract.ts';
import { closeAccount, handOverAccount, reopenAccount } from '#api/users/account-ownership/calls.gen.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { peopleKey } from './people-key.ts';

// With what is known of people: whoever is taken away or invited changes the count.
const securityKey = [...peopleKey, 'account-security'];

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

/** Another user of the account, who becomes its subscriber. */
export interface Heir {
  id: number;
  name: string;
}

/** What was shown to the subscriber is forgotten once the screen has left: it is not for who they are now. */
export function useHandOverAccount(reaction?: Reaction<unknown, { to: Heir; password: string }>) {
  const send = ({ to, password }: { to: Heir; password: string }): Promise<unknown> =>
    call(handOverAccount, { body: { user_id: to.id, password } });
  return useChange({ send, settled: forgetSubscriber }, reaction);
}

async function forgetSubscriber(cache: QueryClient, failure: Error | null): Promise<void> {
  if (failure) return;
  // The page may stand a moment longer, and people are no longer theirs to ask for: what it shows of them stays as it is.
  cache.removeQueries({ queryKey: peopleKey, type: 'inactive' });
  await cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== peopleKey[0] });
}

/** What may be done in an account that closes or opens again is another matter: everything is read again. */
function readAllAgain(cache: QueryClient, failure: Error | null): Promise<void> | undefined {
  return failure ? undefined : cache.invalidateQueries();
}

type Closing = BodyOf<typeof closeAccount>;

/** The address says that it is meant. */
export function useCloseAccount(reaction?: Reaction<unknown, Closing>) {
  const send = (body: Closing): Promise<unknown> => call(closeAccount, { body });
  return useChange({ send, settled: readAllAgain }, reaction);
}

export function useReopenAccount(reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(reopenAccount);
  return useChange({ send, settled: readAllAgain }, reaction);
}
