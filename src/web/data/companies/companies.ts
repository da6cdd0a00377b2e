/**
 * Companies of the user: one query for the selector, the list and the guards; the Session keeps the copy named by the
 * seed.
 */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  createCompany,
  exportCompanies,
  getCompany,
  updateCompany,
  userCompanies,
} from '#api/companies/companies/calls.gen.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { deleteCompany, deletedCompanies, restoreCompany } from '#api/companies/company-deletion/calls.gen.ts';
import type { DeletedCompany } from '#api/companies/company-deletion/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { isAdmin, lacksSecondFactor, session, useSession } from '../session/session.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';
import { useIntention } from '../transport/use-intention.ts';

const companiesQuery = queryOptions({
  queryKey: ['companies'],
  queryFn: async ({ signal }) => {
    const { data } = await call(userCompanies, { query: { comp_is_active: true }, signal });
    session.setCompanies(data);
    return data;
  },
});

/** Invalidated with the list of companies. */
const awayKey = [...companiesQuery.queryKey, 'away'];

function readCompaniesAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: companiesQuery.queryKey });
}

/** Reads the companies again, unless they are being read already. */
export function useReadCompaniesAgain(): () => void {
  const cache = useQueryClient();
  return useCallback(
    () => void cache.invalidateQueries({ queryKey: companiesQuery.queryKey }, { cancelRefetch: false }),
    [cache],
  );
}

/** The caller's active companies; those in the Session until the server answers. Empty when signed out. */
export function useCompanies() {
  const remembered = useSession((state) => state.companies);
  const enabled = useSession((state) => state.isAuth);
  return useQuery({
    ...companiesQuery,
    enabled,
    placeholderData: () => (remembered.length ? [...remembered] : undefined),
  });
}

/** Whether the user works with several companies; false for staff, and while it cannot be known. */
export async function hasSeveral(cache: QueryClient): Promise<boolean> {
  if (isAdmin() || lacksSecondFactor()) return false;
  const companies = await cache.fetchQuery(companiesQuery).catch(() => []);
  return companies.length > 1;
}

/** The same while a company is expected from another tab: refetches on focus. */
export function useAwaitedCompanies(isWaiting: boolean) {
  return useQuery({ ...companiesQuery, enabled: isWaiting, refetchOnWindowFocus: isWaiting && 'always' });
}

export const companiesFile = listFile(exportCompanies);

/** Inactive companies. */
export function useInactiveCompanies() {
  return useQuery({
    queryKey: [...awayKey, 'inactive'],
    queryFn: async ({ signal }) => (await call(userCompanies, { query: { comp_is_active: false }, signal })).data,
  });
}

/** Deleted companies that can be restored. `enabled`: for the subscriber. */
export function useDeletedCompanies(enabled: boolean) {
  return useQuery({
    queryKey: [...awayKey, 'deleted'],
    queryFn: async ({ signal }) => (await call(deletedCompanies, { signal })).data,
    enabled,
  });
}

export function companyQuery(id: number) {
  return queryOptions({
    queryKey: ['company', id],
    queryFn: async ({ signal }) => (await call(getCompany, { params: { id }, signal })).data,
  });
}

/** Fetched once: a refetch during editing would change the form's base; saving with If-Match detects conflicts. */
export function useCompany(id: number) {
  return useQuery({ ...companyQuery(id), staleTime: Number.POSITIVE_INFINITY, meta: { quiet: true } });
}

type CompanyBody = BodyOf<typeof createCompany>;

/** Idempotent: two attempts with the same data create one company. */
export function useCreateCompany(reaction?: Reaction<Company, CompanyBody>) {
  const intention = useIntention();
  const send = async (body: CompanyBody) => (await call(createCompany, { body, idempotencyKey: intention(body) })).data;
  const stored = (cache: QueryClient, company: Company) => {
    cache.setQueryData(companiesQuery.queryKey, (companies) => [...(companies ?? []), company]);
    return readCompaniesAgain(cache);
  };
  return useChange({ send, stored }, reaction);
}

function putCompany(cache: QueryClient, company: Company): void {
  cache.setQueryData(companyQuery(company.id).queryKey, company);
}

type CompanyPatch = BodyOf<typeof updateCompany>;

/** Saves over the version that was read. The new one enters the cache after the screen's own reaction. */
export function useUpdateCompany<Values>(
  { id, attributes }: Company,
  patchOf: (values: Values) => CompanyPatch,
  reaction?: Reaction<Company, Values>,
) {
  const send = async (values: Values) =>
    (await call(updateCompany, { params: { id }, body: patchOf(values), ifMatch: attributes.version })).data;
  const settled = (cache: QueryClient, _: Error | null, company: Company | undefined) => {
    if (!company) return;
    putCompany(cache, company);
    void readCompaniesAgain(cache);
    // What is asked before a month is closed.
    void cache.invalidateQueries({ queryKey: ['audits', company.id, 'sign-off'] });
    session.companyChanged();
  };
  return useChange({ send, settled }, reaction);
}

/** Refetches a company, as after a conflict. */
export function useRereadCompany(id: number): () => Promise<Company> {
  const cache = useQueryClient();
  return () => cache.fetchQuery({ ...companyQuery(id), staleTime: 0 });
}

/** Activates or deactivates a company. */
export function useActivateCompany({ id, attributes }: Company, reaction?: Reaction<Company, boolean>) {
  const send = async (comp_is_active: boolean) =>
    (await call(updateCompany, { params: { id }, body: { comp_is_active }, ifMatch: attributes.version })).data;
  const settled = (cache: QueryClient) => void readCompaniesAgain(cache);
  return useChange({ send, stored: putCompany, settled }, reaction);
}

/** Confirmed with its NIT. Its cache is cleared once the screen has left. */
export function useDeleteCompany({ id, attributes }: Company, reaction?: ReactionTo<typeof deleteCompany>) {
  const body = { comp_entity_id: attributes.comp_entity_id };
  const settled = (cache: QueryClient, failure: Error | null) => {
    if (!failure) cache.removeQueries({ queryKey: companyQuery(id).queryKey });
    return readCompaniesAgain(cache);
  };
  return useChange({ send: () => call(deleteCompany, { params: { id }, body }), settled }, reaction);
}

export function useRestoreCompany({ id }: DeletedCompany, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> => call(restoreCompany, { params: { id } });
  return useChange({ send, settled: readCompaniesAgain }, reaction);
}
