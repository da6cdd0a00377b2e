/** Accounts, third parties and findings of a company by words. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchCompany } from '#api/audits/explorer/search/calls.gen.ts';
import { call } from '../transport/api.ts';

/** Letters from which the server is asked. */
const fewest = 2;

export function useCompanySearch(company: number, words: string, enabled: boolean) {
  const q = words.trim().slice(0, 80);
  return useQuery({
    queryKey: ['company-search', company, q],
    queryFn: async ({ signal }) => (await call(searchCompany, { params: { id: company }, query: { q }, signal })).data,
    enabled: enabled && company > 0 && q.length >= fewest,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    meta: { quiet: true },
  });
}
