/** Licenses of all accounts, for staff, and the own one. Each screen shows its own failures. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  exportLicenses,
  getLicense,
  listLicenseChanges,
  listLicenses,
  ownLicense,
  renewLicense,
  resumeLicense,
  summarizeLicenses,
  suspendLicense,
} from '#api/subscription/licenses/calls.gen.ts';
import type { License } from '#api/subscription/licenses/contract.ts';
import type { BodyOf, QueryOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';
import { type ReactionTo, useChange } from '../transport/use-change.ts';
import { useAccess } from '../users/access.ts';
import { codesKey } from './codes-key.ts';

const quiet = { quiet: true };

/** Query key of everything here: any change of a license invalidates it. */
const licensesKey = ['licenses'];

function readLicensesAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: licensesKey });
}

/** A page with its `meta`; the previous page stays until it arrives. */
export function useLicenses(query: QueryOf<typeof listLicenses>) {
  return useQuery({
    queryKey: [...licensesKey, 'list', query],
    queryFn: ({ signal }) => call(listLicenses, { query, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** Counts for the charts. */
export function useLicenseSummary() {
  return useQuery({
    queryKey: [...licensesKey, 'summary'],
    queryFn: async ({ signal }) => (await call(summarizeLicenses, { signal })).data,
    meta: quiet,
  });
}

export const licensesFile = listFile(exportLicenses);

/** Maximum number of accounts offered. */
const mostAccounts = 50;

/** Accounts by substring of name or owner, sorted by name; a failure becomes a notice. */
export function useFoundAccounts(words: string) {
  return useQuery({
    queryKey: [...licensesKey, 'search', words],
    queryFn: ({ signal }) =>
      call(listLicenses, {
        query: { ...(words ? { q: words } : {}), sort: 'account', pageSize: mostAccounts },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useLicense(accountId: string) {
  return useQuery({
    queryKey: [...licensesKey, 'one', accountId],
    queryFn: async ({ signal }) => (await call(getLicense, { params: { accountId }, signal })).data,
    meta: quiet,
  });
}

/** Newest first. */
export function useLicenseChanges(accountId: string) {
  return useQuery({
    queryKey: [...licensesKey, 'changes', accountId],
    queryFn: async ({ signal }) => (await call(listLicenseChanges, { params: { accountId }, signal })).data,
    meta: quiet,
  });
}

type Renewal = BodyOf<typeof renewLicense>;

/** Renews over the version that was read. Refetched after a conflict too, to show the current state. */
export function useRenewLicense({ id, attributes }: License, reaction?: ReactionTo<typeof renewLicense, Renewal>) {
  const send = (body: Renewal) => call(renewLicense, { params: { accountId: id }, body, ifMatch: attributes.version });
  return useChange({ send, settled: readLicensesAgain }, reaction);
}

/** Suspends a license, or resumes a suspended one. Takes the reason. */
export function useSuspendLicense({ id, attributes }: License, reaction?: ReactionTo<typeof suspendLicense, string>) {
  const send = (note: string) => {
    const input = { params: { accountId: id }, body: { note } };
    return attributes.state === 'suspendida' ? call(resumeLicense, input) : call(suspendLicense, input);
  };
  return useChange({ send, settled: readLicensesAgain }, reaction);
}

/** Of the caller's account: invalidated with its codes, which change it. */
export function useOwnLicense(enabled = true) {
  return useQuery({
    enabled,
    queryKey: [...codesKey, 'license'],
    queryFn: async ({ signal }) => (await call(ownLicense, { signal })).data,
    meta: quiet,
  });
}

/** Its places for companies: undefined until known, null for who may not see the license, which the service counts. */
export function useCompanyPlaces(): License['attributes']['companies'] | null | undefined {
  const access = useAccess();
  const maySee = access?.account.includes('licencias.ver') === true;
  const { data, isError } = useOwnLicense(maySee);
  if (data) return data.attributes.companies;
  return (access !== undefined && !maySee) || isError ? null : undefined;
}
