/** Terms of use: acceptance state of the user. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { acceptTerms, getTerms, getTermsAgreement } from '#api/access/terms/calls.gen.ts';
import { call } from '../transport/api.ts';
import { useChange } from '../transport/use-change.ts';

const agreementKey = ['terms-agreement'];

/** The version in force at the server, which may be newer than the page. Undefined while unknown. */
export function useTermsVersion(): string | undefined {
  const { data } = useQuery({
    queryKey: ['terms'],
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async ({ signal }) => (await call(getTerms, { signal })).data.version,
  });
  return data;
}

export function useTermsAgreement() {
  return useQuery({
    queryKey: agreementKey,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async () => (await call(getTermsAgreement)).data,
  });
}

/** Takes the version. */
export function useAcceptTerms() {
  const send = (version: string): Promise<unknown> => call(acceptTerms, { body: { version } });
  const stored = (cache: QueryClient) => cache.invalidateQueries({ queryKey: agreementKey });
  return useChange({ send, stored });
}

/** Accepts a version outside of the gate, as with an invitation. Rejects with the server's failure. */
export async function acceptTermsVersion(version: string): Promise<void> {
  await call(acceptTerms, { body: { version } });
}
