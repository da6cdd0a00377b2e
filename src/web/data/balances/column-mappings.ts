/** Column mappings: sheets of a file, trial readings, and the company's saved mappings. */
import { keepPreviousData, type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import {
  deleteColumnMapping,
  listColumnMappings,
  previewSheets,
  saveColumnMapping,
  tryColumns,
} from '#api/balances/column-mappings/calls.gen.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { type FileSource, type KeptSource, keepBalance } from './trial-balances.ts';

const quiet = { quiet: true };
const paramsOf = ({ fileId, company }: KeptSource) => ({ id: company, fileId });
const pathOf = ({ path }: KeptSource) => (path === undefined ? {} : { path });

/** A file on the page, identified by id, name and size. */
export interface SheetFile {
  id: number;
  name: string;
  /** In bytes. */
  size: number;
  company: number;
  source: FileSource;
}

/** Uploads the file to be kept by the service while its columns are mapped. */
async function keep({ source, company }: SheetFile, signal: AbortSignal): Promise<KeptSource> {
  if (source.kind === 'kept') return source;
  const { id } = await keepBalance(company, source.file, { signal });
  return { kind: 'kept', fileId: id, company };
}

/** Uploaded once: the file does not change. */
export function useSheets(file: SheetFile) {
  return useQuery({
    queryKey: ['columns', 'sheets', file.company, file.id, file.name, file.size],
    queryFn: async ({ signal }) => {
      const kept = await keep(file, signal);
      const { data } = await call(previewSheets, { params: paramsOf(kept), query: pathOf(kept), signal });
      return { kept, sheets: data.sheets };
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: quiet,
  });
}

/** Reading under a mapping; undefined is disabled. The previous one stays until it arrives. */
export function useTriedColumns(kept: KeptSource, sheet: string | undefined, mapping: ColumnMapping | undefined) {
  return useQuery({
    queryKey: ['columns', 'tried', kept, sheet, mapping],
    queryFn:
      sheet === undefined || mapping === undefined
        ? skipToken
        : async ({ signal }) =>
            (await call(tryColumns, { params: paramsOf(kept), body: { ...pathOf(kept), sheet, mapping }, signal }))
              .data,
    placeholderData: keepPreviousData,
    retry: false,
    meta: quiet,
  });
}

const savedKey = (company: number) => ['columns', 'saved', company] as const;

export function useSavedColumns(company: number) {
  return useQuery({
    queryKey: savedKey(company),
    queryFn: async ({ signal }) => (await call(listColumnMappings, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

export interface NamedColumns {
  sheet: string;
  mapping: ColumnMapping;
}

/** Saves the mapping of a kept file for the company and its next files. */
export function useSaveColumns(kept: KeptSource, reaction?: Reaction<unknown, NamedColumns>) {
  const { company, fileId } = kept;
  const send = (named: NamedColumns): Promise<unknown> =>
    call(saveColumnMapping, { params: { id: company }, body: { fileId, ...pathOf(kept), ...named } });
  const stored = (cache: QueryClient) => cache.invalidateQueries({ queryKey: savedKey(company) });
  return useChange({ send, stored }, reaction);
}

/** Takes the id of the saved mapping. */
export function useForgetColumns(company: number) {
  const send = (mappingId: string): Promise<unknown> =>
    call(deleteColumnMapping, { params: { id: company, mappingId } });
  const settled = (cache: QueryClient) => cache.invalidateQueries({ queryKey: savedKey(company) });
  return useChange({ send, settled });
}
