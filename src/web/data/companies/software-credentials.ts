/** A company's credential of Siigo Nube: it is written and tried, never shown. */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  changeAutomaticPull,
  deleteSoftwareCredential,
  getSoftwareCredential,
  putSoftwareCredential,
  testSoftwareCredential,
} from '#api/companies/software-credentials/calls.gen.ts';
import type { SoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

function credentialQuery(company: number) {
  return queryOptions({
    queryKey: ['siigo-credential', company],
    queryFn: async ({ signal }) => (await call(getSoftwareCredential, { params: { id: company }, signal })).data,
    retry: false,
    meta: { quiet: true },
  });
}

/** Whoever may not see it gets a failure, which its place on the page tells or passes over. */
export function useCredential(company: number, enabled = true) {
  return useQuery({ ...credentialQuery(company), enabled });
}

/** Has it read again: a pull said how it works. */
export function useReadCredentialAgain(company: number): () => void {
  const cache = useQueryClient();
  return useCallback(
    () => void cache.invalidateQueries({ queryKey: credentialQuery(company).queryKey }),
    [cache, company],
  );
}

function put(cache: QueryClient, company: number, credential: SoftwareCredential): void {
  cache.setQueryData(credentialQuery(company).queryKey, credential);
}

type Typed = BodyOf<typeof putSoftwareCredential>;

/** Stored once Siigo Nube has been asked with it; the answer says whether it works. */
export function usePutCredential(company: number, reaction?: Reaction<SoftwareCredential, Typed>) {
  const send = async (body: Typed) => (await call(putSoftwareCredential, { params: { id: company }, body })).data;
  return useChange({ send, stored: (cache, credential) => put(cache, company, credential) }, reaction);
}

export function useTestCredential(company: number) {
  const send = async () => (await call(testSoftwareCredential, { params: { id: company } })).data;
  return useChange({ send, stored: (cache, credential) => put(cache, company, credential) });
}

export function useRemoveCredential(company: number, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(deleteSoftwareCredential, { params: { id: company } });
  const stored = (cache: QueryClient) => void cache.invalidateQueries({ queryKey: credentialQuery(company).queryKey });
  return useChange({ send, stored }, reaction);
}

type Automatic = BodyOf<typeof changeAutomaticPull>;

/** Whether each closed month is fetched by itself, and on which day. */
export function useAutomaticPull(company: number) {
  const send = async (body: Automatic) => (await call(changeAutomaticPull, { params: { id: company }, body })).data;
  return useChange({ send, stored: (cache, credential) => put(cache, company, credential) });
}

/** They say nothing against the credential: it may work the next time. */
const passing = ['siigo.unavailable', 'siigo.busy'];

/** Whether balances can be asked for with it, as far as is known. */
export function isUsable({ exists, test }: SoftwareCredential): boolean {
  const error = test?.error ?? null;
  return exists && (error === null || passing.includes(error));
}

/** Where the credential is written: a part of the company's page. */
export const credentialPart = 'siigo-nube';

export function credentialPath(company: number): string {
  return `/empresa/${company}#${credentialPart}`;
}
