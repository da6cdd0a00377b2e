/** Chart of accounts of a company. Each part of the screen shows its own failures, so none becomes a notice. */
import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  accountMonths,
  editChart,
  exportChart as exportChartCall,
  getChart,
  listChartChanges,
  previewChartEdits,
  readChartEdits,
  undoChartChange,
} from '#api/audits/parametrization/chart/calls.gen.ts';
import type { ChartChange, ChartDocument, ChartEdit } from '#api/audits/parametrization/chart/contract.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import type { ListFile } from '../transport/list-file.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { parametrizationChanged } from './parametrization.ts';

interface ChartFileEdits {
  /** In the file. */
  accounts: number;
  edits: ChartEdit[];
}

const quiet = { quiet: true };

/** Begins with the key of the parametrization: its changes are changes of the chart, and the reverse. */
const chartKey = (company: number) => ['parametrization', company, 'chart'] as const;
const lastChangeKey = (company: number) => [...chartKey(company), 'last-change'] as const;

function chartQuery(company: number) {
  return queryOptions({
    queryKey: chartKey(company),
    queryFn: async ({ signal }) => (await call(getChart, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

export function useChart(company: number) {
  return useQuery(chartQuery(company));
}

/** Fetches the chart anew, as after a conflict, with its last change. */
export function useRereadChart(company: number): () => Promise<ChartDocument> {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: lastChangeKey(company) });
    return cache.fetchQuery({ ...chartQuery(company), staleTime: 0 });
  };
}

export function exportChart(company: number): ListFile {
  return (filter, format, name) =>
    download(exportChartCall, { params: { id: company }, query: { ...filter, format } }, name);
}

/** Figures of an account in the last months, oldest first. */
export function useAccountMonths(company: number, accountCode: string) {
  return useQuery({
    queryKey: [...chartKey(company), 'months', accountCode],
    queryFn: async ({ signal }) => (await call(accountMonths, { params: { id: company, accountCode }, signal })).data,
    meta: quiet,
  });
}

/** Before and after; null is disabled. */
export function useEditsPreview(company: number, edits: readonly ChartEdit[] | null) {
  return useQuery({
    queryKey: [...chartKey(company), 'preview', edits],
    queryFn:
      edits === null
        ? skipToken
        : async ({ signal }) =>
            (
              await call(previewChartEdits, {
                params: { id: company },
                body: { edits: [...edits] },
                signal,
                storesNothing: true,
              })
            ).data,
    meta: quiet,
  });
}

/** The last change; undefined while unknown, null for none. */
export function useLastChange(company: number): ChartChange | null | undefined {
  return useQuery({
    queryKey: lastChangeKey(company),
    queryFn: async ({ signal }) => {
      const { data } = await call(listChartChanges, { params: { id: company }, query: { pageSize: 1 }, signal });
      return data[0] ?? null;
    },
    meta: quiet,
  }).data;
}

/** The edits that would make the chart that of a file. */
export function useReadChartFile(company: number, reaction?: Reaction<ChartFileEdits, File>) {
  const send = async (file: File) => (await call(readChartEdits, { params: { id: company }, file })).data;
  return useChange({ send }, { meta: quiet, ...reaction });
}

interface EditsOver {
  edits: readonly ChartEdit[];
  /** Of the chart that was read. */
  version: number;
  /** They come from a file. */
  isImport: boolean;
}

/** Refused with `resource.conflict` when the chart has another version. */
export function useEditChart(company: number, reaction?: Reaction<ChartChange, EditsOver>) {
  const send = async ({ edits, version, isImport }: EditsOver) => {
    const body = { edits: [...edits], ...(isImport && { isImport }) };
    return (await call(editChart, { params: { id: company }, body, ifMatch: version })).data;
  };
  return useChange({ send, stored: (cache) => chartChanged(cache, company) }, { meta: quiet, ...reaction });
}

export function useUndoChange(company: number, reaction?: Reaction<ChartChange, ChartChange>) {
  const send = async ({ version }: ChartChange) =>
    (await call(undoChartChange, { params: { id: company, version } })).data;
  return useChange({ send, stored: (cache) => chartChanged(cache, company) }, { meta: quiet, ...reaction });
}

/** Previews hold sets of edits that are over; everything else of the parametrization is read again. */
function chartChanged(cache: QueryClient, company: number): Promise<void> {
  cache.removeQueries({ queryKey: [...chartKey(company), 'preview'] });
  return parametrizationChanged(cache, company);
}
