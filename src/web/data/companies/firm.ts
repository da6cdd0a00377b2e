/** What the account is called before its clients. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { deleteFirmLogo, getFirm, getFirmLogo, putFirm, putFirmLogo } from '#api/companies/firm/calls.gen.ts';
import type { Firm } from '#api/companies/firm/contract.ts';
import { call, open } from '../transport/api.ts';
import { dataAddress } from '../transport/data-address.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const firmKey = ['firm'] as const;
const quiet = { quiet: true };

export function useFirm() {
  return useQuery({
    queryKey: firmKey,
    queryFn: async ({ signal }) => (await call(getFirm, { signal })).data,
    meta: quiet,
  });
}

/** URL of the logo; `logo`: its key, null for none. */
export function useFirmLogo(logo: string | null) {
  return useQuery({
    queryKey: ['firm-logo', logo],
    enabled: logo !== null,
    // A new logo has a new key.
    staleTime: Number.POSITIVE_INFINITY,
    meta: quiet,
    queryFn: async ({ signal }) => dataAddress(await (await open(getFirmLogo, { signal })).blob()),
  });
}

function keep(cache: QueryClient, firm: Firm): Promise<void> {
  cache.setQueryData(firmKey, firm);
  return cache.invalidateQueries({ queryKey: ['client-report'] });
}

export function usePutFirm(reaction?: Reaction<Firm, Omit<Firm, 'logo'>>) {
  const send = async (body: Omit<Firm, 'logo'>) => (await call(putFirm, { body })).data;
  return useChange({ send, stored: keep }, reaction);
}

/** Null removes it. */
export function useSetFirmLogo(reaction?: Reaction<Firm, File | null>) {
  const send = async (file: File | null) =>
    (await (file === null ? call(deleteFirmLogo, {}) : call(putFirmLogo, { file }))).data;
  return useChange({ send, stored: keep }, reaction);
}
