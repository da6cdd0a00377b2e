/** Access of the support staff to the books of the account, which its subscriber gives and takes back. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { endSupport, grantSupport, listSupportGrants } from '#api/access/support-grants/calls.gen.ts';
import type { SupportGrant } from '#api/access/support-grants/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { accessKey } from './access.ts';

const supportKey = ['support-grants'];

export function useSupportGrants() {
  return useQuery({
    queryKey: supportKey,
    queryFn: async ({ signal }) => (await call(listSupportGrants, { signal })).data,
    meta: { quiet: true },
  });
}

const stored = (cache: QueryClient, grants: SupportGrant[]) => cache.setQueryData(supportKey, grants);
/** Its banner. */
const settled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: accessKey });

type Grant = BodyOf<typeof grantSupport>;

export function useGrantSupport(reaction?: Reaction<SupportGrant[], Grant>) {
  const send = async (body: Grant) => (await call(grantSupport, { body })).data;
  return useChange({ send, stored, settled }, reaction);
}

export function useEndSupport(reaction?: Reaction<SupportGrant[]>) {
  const send = async () => (await call(endSupport)).data;
  return useChange({ send, stored, settled }, reaction);
}
