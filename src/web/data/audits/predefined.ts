/** Predefined parametrizations of the accounting packages: as staff load them, and as a company has them. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  choosePredefined,
  downloadPredefined,
  getPredefined,
  loadPredefined,
} from '#api/audits/predefined/calls.gen.ts';
import type { CompanyPredefined } from '#api/audits/predefined/contract.ts';
import {
  listMovedCompanies,
  listPredefinedRuns,
  listRunResults,
  undoPredefinedRun,
} from '#api/audits/predefined/runs/calls.gen.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';
import { parametrizationChanged, parametrizationKey } from './parametrization.ts';

interface BookOfSoftware {
  softwareId: number;
  file: File;
  /** Version that was seen with the preview; refused when it is another one now. */
  over?: number;
}

export type LoadedPredefined = AnswerOf<typeof loadPredefined>['data'];

/** What loading the workbook would do; nothing is stored. */
export function usePlanPredefined(reaction?: ReactionTo<typeof loadPredefined, BookOfSoftware>) {
  const send = ({ softwareId, file }: BookOfSoftware) =>
    call(loadPredefined, { params: { softwareId }, query: { preview: true }, file });
  return useChange({ send }, reaction);
}

const runsKey = ['predefined-runs'] as const;
const runsChanged = (cache: QueryClient) => cache.invalidateQueries({ queryKey: runsKey });

export function useLoadPredefined(reaction?: ReactionTo<typeof loadPredefined, BookOfSoftware>) {
  const send = ({ softwareId, file, over }: BookOfSoftware) =>
    call(loadPredefined, { params: { softwareId }, query: over === undefined ? {} : { over }, file });
  return useChange({ send, stored: runsChanged }, reaction);
}

export function usePredefinedRuns(page: number) {
  return useQuery({
    queryKey: [...runsKey, page],
    queryFn: ({ signal }) => call(listPredefinedRuns, { query: { page }, signal }),
    meta: { quiet: true },
  });
}

/** Of one run, by company. */
export function useRunResults(
  { softwareId, number }: { softwareId: number; number: number },
  query: { page: number; q?: string },
) {
  return useQuery({
    queryKey: [...runsKey, softwareId, number, query],
    queryFn: ({ signal }) => call(listRunResults, { params: { softwareId, number }, query, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

export function useUndoPredefinedRun(
  reaction?: ReactionTo<typeof undoPredefinedRun, { softwareId: number; number: number }>,
) {
  const send = (params: { softwareId: number; number: number }) => call(undoPredefinedRun, { params });
  return useChange({ send, settled: runsChanged }, reaction);
}

const movedKey = ['predefined-companies'] as const;

/** Companies of the user that the last version of their package changed. */
export function useMovedCompanies() {
  return useQuery({
    queryKey: movedKey,
    queryFn: async ({ signal }) => (await call(listMovedCompanies, { signal })).data,
    meta: { quiet: true },
  });
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
  const stored = async (cache: QueryClient) => {
    await Promise.all([parametrizationChanged(cache, company), cache.invalidateQueries({ queryKey: movedKey })]);
  };
  return useChange({ send, stored }, reaction);
}
