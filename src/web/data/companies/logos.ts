/** Logos of companies, fetched with the token and kept as data URLs, which need no revoking. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Company } from '#api/companies/companies/contract.ts';
import { deleteLogo, getLogo, putLogo } from '#api/companies/logo/calls.gen.ts';
import { call, open } from '../transport/api.ts';
import { dataAddress } from '../transport/data-address.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { companyQuery } from './companies.ts';

/** URL of a company's logo; `logo`: its key, null for none. */
export function useLogo(company: number, logo: string | null) {
  return useQuery({
    queryKey: ['logo', company, logo],
    enabled: logo !== null,
    // A new logo has a new key.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
    queryFn: async ({ signal }) => dataAddress(await (await open(getLogo, { params: { id: company }, signal })).blob()),
  });
}

/** The open form of the company keeps what is typed: version and all else stay. */
function keepLogo(id: number) {
  return (cache: QueryClient, comp_logo: string | null) =>
    cache.setQueryData(
      companyQuery(id).queryKey,
      (company) => company && { ...company, attributes: { ...company.attributes, comp_logo } },
    );
}

export function usePutLogo({ id }: Company, reaction?: Reaction<string, File>) {
  const send = async (file: File) => (await call(putLogo, { params: { id }, file })).data.comp_logo;
  return useChange({ send, stored: keepLogo(id) }, reaction);
}

export function useDeleteLogo({ id }: Company) {
  const send = async (): Promise<string | null> => {
    await call(deleteLogo, { params: { id } });
    return null;
  };
  return useChange({ send, stored: keepLogo(id) });
}
