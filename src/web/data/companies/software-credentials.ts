/** Credential of a company in Siigo Nube: written and tested, never shown. */
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
import { isAdmin } from '../session/session.ts';
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

/** Without permission the query fails; the screen shows or ignores it. Staff read none, and do not ask. */
export function useCredential(company: number, enabled = true) {
  return useQuery({ ...credentialQuery(company), enabled: enabled && !isAdmin() });
}

/** Refetches it after a pull used it. */
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

/** Stored after a test with Siigo Nube; the response has its result. */
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

/** Automatic pulls of closed months, and their day. */
export function useAutomaticPull(company: number) {
  const send = async (body: Automatic) => (await call(changeAutomaticPull, { params: { id: company }, body })).data;
  return useChange({ send, stored: (cache, credential) => put(cache, company, credential) });
}

/** Transient failures that say nothing about the credential. */
const passing = ['siigo.unavailable', 'siigo.busy'];

/** Whether the credential works, as far as known. */
export function isUsable({ exists, test }: SoftwareCredential): boolean {
  const error = test?.error ?? null;
  return exists && (error === null || passing.includes(error));
}

/** Anchor of the credential on the company page. */
export const credentialPart = 'siigo-nube';

export function credentialPath(company: number): string {
  return `/empresa/${company}#${credentialPart}`;
}
