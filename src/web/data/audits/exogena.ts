/** Preview of the yearly report to the DIAN: formats of a year, rows, accounts, and what the company says of them. */
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import {
  exportExogena,
  getExogena,
  getExogenaMapping,
  listExogenaAccounts,
  listExogenaRows,
  listExogenaYears,
  setExogenaMapping,
} from '#api/audits/exogena/calls.gen.ts';
import type { ExogenaMapping } from '#api/audits/exogena/contract.ts';
import type { FormatKey } from '#core/exogena/format.ts';
import type { Lack } from '#core/exogena/reported-person.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

const quiet = { quiet: true };

/** Rows of a page. */
export const PAGE = 50;

/** Begins with the key of a company's audits: a stored month changes it too. */
const exogenaKey = (company: number) => ['audits', company, 'exogena'] as const;

/** Newest first. */
export function useExogenaYears(company: number) {
  return useQuery({
    queryKey: [...exogenaKey(company), 'years'],
    queryFn: async ({ signal }) => (await call(listExogenaYears, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

/** Null: disabled. */
export function useExogena(company: number, year: number | null) {
  return useQuery({
    queryKey: [...exogenaKey(company), year],
    queryFn:
      year === null
        ? skipToken
        : async ({ signal }) => (await call(getExogena, { params: { id: company, year }, signal })).data,
    meta: quiet,
  });
}

interface RowsAsked {
  format: FormatKey;
  lack: Lack | undefined;
  words: string | undefined;
  /** From 1. */
  page: number;
}

export function useExogenaRows(company: number, year: number, { format, lack, words, page }: RowsAsked) {
  return useQuery({
    queryKey: [...exogenaKey(company), year, format, 'rows', { lack, words, page }],
    queryFn: async ({ signal }) => {
      const filter = { ...(lack && { lack }), ...(words && { words }) };
      const query = { ...filter, offset: (page - 1) * PAGE, limit: PAGE };
      return (await call(listExogenaRows, { params: { id: company, year, format }, query, signal })).data;
    },
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

export function useExogenaAccounts(company: number, year: number, format: FormatKey) {
  return useQuery({
    queryKey: [...exogenaKey(company), year, format, 'accounts'],
    queryFn: async ({ signal }) =>
      (await call(listExogenaAccounts, { params: { id: company, year, format }, signal })).data,
    meta: quiet,
  });
}

function mappingQuery(company: number, year: number) {
  return queryOptions({
    queryKey: [...exogenaKey(company), year, 'mapping'],
    queryFn: async ({ signal }) => (await call(getExogenaMapping, { params: { id: company, year }, signal })).data,
    meta: quiet,
  });
}

export function useExogenaMapping(company: number, year: number) {
  return useQuery(mappingQuery(company, year));
}

export type SaidOfExogena = Pick<ExogenaMapping, 'assignments' | 'thresholds'>;

/** Over the version that was read; every figure of the year and of later ones may be another. */
export function useSetExogena(
  company: number,
  year: number,
  version: number,
  reaction?: Reaction<ExogenaMapping, SaidOfExogena>,
) {
  const send = async (body: SaidOfExogena) =>
    (await call(setExogenaMapping, { params: { id: company, year }, body, ifMatch: version })).data;
  return useChange<ExogenaMapping, SaidOfExogena>(
    {
      send,
      stored: (cache, now) => {
        cache.setQueryData(mappingQuery(company, year).queryKey, now);
      },
      settled: (cache) => cache.invalidateQueries({ queryKey: exogenaKey(company) }),
    },
    reaction,
  );
}

/** Saves the year as a workbook. `name`: fallback. */
export function useExportExogena(company: number, year: number, name: string) {
  return useChange({ send: () => download(exportExogena, { params: { id: company, year } }, name) });
}
