/** The DIAN's lists and their loads, for staff. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  exportDianDifferences,
  listDianDifferences,
  listDianLists,
  listTouchedCompanies,
  loadDianList,
  readDianList,
} from '#api/audits/dian-lists/calls.gen.ts';
import type { AnswerOf, QueryOf } from '#core/call/endpoint.ts';
import type { DianList } from '#core/reference/dian/dian-list.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type ReactionTo, useChange } from '../transport/use-change.ts';

export type DianListing = AnswerOf<typeof listDianLists>['data'][number];
export type DianLoadRow = DianListing['loads'][number];
export type DianChangeRow = AnswerOf<typeof listDianDifferences>['data'][number];
export type DifferencesQuery = QueryOf<typeof listDianDifferences>;

const listsKey = ['dian-lists'];

export function useDianLists() {
  return useQuery({
    queryKey: listsKey,
    queryFn: async ({ signal }) => (await call(listDianLists, { signal })).data,
    meta: { quiet: true },
  });
}

/** Null: there are no two loads. */
export function useDianDifferences(list: DianList, query: DifferencesQuery | null) {
  return useQuery({
    queryKey: [...listsKey, list, 'differences', query],
    queryFn: ({ signal }) => call(listDianDifferences, { params: { list }, query: query!, signal }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** Companies behind the figure of a NIT; null: none is asked for. */
export function useTouchedCompanies(list: DianList, { from, to }: DifferencesQuery, nit: string | null) {
  return useQuery({
    queryKey: [...listsKey, list, 'companies', from, to, nit],
    queryFn: async ({ signal }) =>
      (await call(listTouchedCompanies, { params: { list }, query: { from, to, nit: nit! }, signal })).data,
    enabled: nit !== null,
    meta: { quiet: true },
  });
}

/** Saves all of a difference. `name`: fallback. */
export function useDownloadDifferences(list: DianList, query: DifferencesQuery, name: string) {
  const { page: _, pageSize: __, ...all } = query;
  return useChange({ send: () => download(exportDianDifferences, { params: { list }, query: all }, name) });
}

/** A file of a list, and the first day on which it would be in force. */
interface GivenList {
  list: DianList;
  from: string;
  file: File;
}

/** Reads a file: what it would change. A file with problems stays in the history. */
export function useReadDianList() {
  return useChange(
    {
      send: async ({ list, from, file }: GivenList) =>
        (await call(readDianList, { params: { list }, query: { from }, file })).data,
      settled: (cache, _, answer) =>
        answer && answer.problems.length > 0 ? cache.invalidateQueries({ queryKey: listsKey }) : undefined,
    },
    { meta: { quiet: true } },
  );
}

export function useLoadDianList(reaction?: ReactionTo<typeof loadDianList, GivenList & { against: number }>) {
  return useChange(
    {
      send: ({ list, from, file, against }: GivenList & { against: number }) =>
        call(loadDianList, { params: { list }, query: { from, against }, file }),
      settled: (cache) => cache.invalidateQueries({ queryKey: listsKey }),
    },
    reaction,
  );
}
