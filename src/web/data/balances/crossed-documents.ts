/** Electronic documents of a month against the books, by third party. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { crossDocuments, exportDocuments, partyDocuments } from '#api/audits/crossed-documents/calls.gen.ts';
import type { CrossedSide, CrossedState } from '#core/source/crossing.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Begins with the key of a company's audits: a stored file or month changes it. */
const crossedKey = (company: number) => ['audits', company, 'crossed-documents'] as const;

export interface CrossedView {
  /** `2026-03`. */
  period: string;
  side: CrossedSide;
  state?: CrossedState;
  search?: string;
}

export function useCrossedDocuments(company: number, view: CrossedView) {
  return useQuery({
    queryKey: [...crossedKey(company), view],
    queryFn: async ({ signal }) => (await call(crossDocuments, { params: { id: company }, query: view, signal })).data,
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

/** `key`: of the third party. */
export function usePartyDocuments(company: number, { period, side, key }: CrossedView & { key: string }) {
  const query = { period, side, key };
  return useQuery({
    queryKey: [...crossedKey(company), 'party', query],
    queryFn: async ({ signal }) => (await call(partyDocuments, { params: { id: company }, query, signal })).data,
    meta: quiet,
  });
}

/** Saves the view as a workbook. `name`: where the server gives none. */
export function useExportDocuments(company: number, view: CrossedView, name: string) {
  return useChange({ send: () => download(exportDocuments, { params: { id: company }, query: view }, name) });
}
