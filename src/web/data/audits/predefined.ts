/** Predefined parametrizations of the accounting packages: as staff load them, and as a company has them. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  choosePredefined,
  downloadPredefined,
  getPredefined,
  loadPredefined,
} from '#api/audits/predefined/calls.gen.ts';
import type { CompanyPredefined } from '#api/audits/predefined/contract.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';
import { parametrizationChanged, parametrizationKey } from './parametrization.ts';

interface BookOfSoftware {
  softwareId: number;
  file: File;
}

export function useLoadPredefined(reaction?: ReactionTo<typeof loadPredefined, BookOfSoftware>) {
  const send = ({ softwareId, file }: BookOfSoftware) => call(loadPredefined, { params: { softwareId }, file });
  return useChange({ send }, reaction);
}

/** Takes the id of the package. `fileName`: fallback file name. */
export function useDownloadPredefined(fileName: string, reaction?: Reaction<void, number>) {
  const send = (softwareId: number) => download(downloadPredefined, { params: { softwareId } }, fileName);
  return useChange({ send }, reaction);
}

const predefinedKey = (company: number) => [...parametrizationKey(company), 'predefined'] as const;

export function useCompanyPredefined(company: number) {
  return useQuery({
    queryKey: predefinedKey(company),
    queryFn: async ({ signal }) => (await call(getPredefined, { params: { id: company }, signal })).data,
    meta: { quiet: true },
  });
}

/** Takes the version. */
export function useChoosePredefined(company: number, reaction?: Reaction<CompanyPredefined, number>) {
  const send = async (version: number) =>
    (await call(choosePredefined, { params: { id: company }, body: { version } })).data;
  const stored = (cache: QueryClient) => parametrizationChanged(cache, company);
  return useChange({ send, stored }, reaction);
}
