/** Preview of the yearly report to the DIAN: formats of a year, rows, accounts, and what the company says of them. */
import { keepPreviousData, type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import {
  copyExogenaMapping,
  exportExogena,
  getExogena,
  getExogenaMapping,
  listExogenaAccounts,
  listExogenaChanges,
  listExogenaRows,
  listExogenaYears,
  resetExogenaMapping,
  restoreExogenaMapping,
  setExogenaMapping,
} from '#api/audits/exogena/calls.gen.ts';
import type { ExogenaMapping } from '#api/audits/exogena/contract.ts';
import type { FormatKey } from '#core/exogena/format.ts';
import type { Lack } from '#core/exogena/reported-person.ts';
import { call } from '../../transport/api.ts';
import { download } from '../../transport/download.ts';
import { type Reaction, useChange } from '../../transport/use-change.ts';

const quiet = { quiet: true };

/** Rows of a page. */
export const PAGE = 50;

/** Begins with the key of a company's audits: a stored month changes it too. */
export const exogenaKey = (company: number) => ['audits', company, 'exogena'] as const;

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

export function useSetExogena(
  company: number,
  year: number,
  version: number,
  reaction?: Reaction<ExogenaMapping, SaidOfExogena>,
) {
  const send = async (body: SaidOfExogena) =>
    (await call(setExogenaMapping, { params: { id: company, year }, body, ifMatch: version })).data;
  return useChange(changeOf(company, year, send), reaction);
}

/** The last 50, newest first. */
export function useExogenaChanges(company: number, year: number) {
  return useQuery({
    queryKey: [...exogenaKey(company), year, 'changes'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: 50 };
      return (await call(listExogenaChanges, { params: { id: company, year }, query, signal })).data;
    },
    meta: quiet,
  });
}

/** Over the version that was read; figures of the year and of later ones may be others. */
function changeOf<Input>(company: number, year: number, send: (input: Input) => Promise<ExogenaMapping>) {
  return {
    send,
    stored: (cache: QueryClient, now: ExogenaMapping) => {
      cache.setQueryData(mappingQuery(company, year).queryKey, now);
    },
    settled: (cache: QueryClient) => cache.invalidateQueries({ queryKey: exogenaKey(company) }),
  };
}

interface RestoredChange {
  /** 0: before the first change of the year. */
  version: number;
  /** Whether the newest change is taken back. */
  isUndo: boolean;
}

/** Restores what was said after a change of the year, as a new change. */
export function useRestoreExogena(
  company: number,
  year: number,
  current: number,
  reaction?: Reaction<ExogenaMapping, RestoredChange>,
) {
  const send = async ({ version }: RestoredChange) =>
    (await call(restoreExogenaMapping, { params: { id: company, year, version }, ifMatch: current })).data;
  return useChange(changeOf(company, year, send), reaction);
}

/** Everything as proposed. */
export function useResetExogena(company: number, year: number, current: number, reaction?: Reaction<ExogenaMapping>) {
  const send = async () => (await call(resetExogenaMapping, { params: { id: company, year }, ifMatch: current })).data;
  return useChange(changeOf(company, year, send), reaction);
}

/** Copies the assignments of another year. */
export function useCopyExogena(
  company: number,
  year: number,
  current: number,
  reaction?: Reaction<ExogenaMapping, number>,
) {
  const send = async (from: number) =>
    (await call(copyExogenaMapping, { params: { id: company, year }, body: { from }, ifMatch: current })).data;
  return useChange(changeOf(company, year, send), reaction);
}

/** Saves the year as a workbook. `name`: fallback. */
export function useExportExogena(company: number, year: number, name: string) {
  return useChange({ send: () => download(exportExogena, { params: { id: company, year } }, name) });
}
