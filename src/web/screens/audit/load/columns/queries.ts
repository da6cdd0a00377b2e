/** What naming columns asks of the service: the sheets of a file, a reading by given columns, and what is saved. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  listColumnMappings,
  previewSheets,
  saveColumnMapping,
  tryColumns,
} from '#api/balances/column-mappings/contract.ts';
import { keepFile } from '#api/balances/kept-files/contract.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { call } from '../../../../data/transport/api.ts';
import type { FileSource, LoadedFile } from '../loaded-files.ts';

const quiet = { quiet: true };
export type Kept = Extract<FileSource, { kind: 'kept' }>;

/** The service keeps a file while its columns are being named. */
async function keep({ source, company }: LoadedFile, signal: AbortSignal): Promise<Kept> {
  if (source.kind === 'kept') return source;
  const { data } = await call(keepFile, { params: { id: company }, file: source.file, signal });
  return { kind: 'kept', fileId: data.id, company };
}

export function sheetsQuery(file: LoadedFile) {
  return queryOptions({
    queryKey: ['columns', 'sheets', file.company, file.id, file.name, file.size],
    queryFn: async ({ signal }) => {
      const kept = await keep(file, signal);
      const { data } = await call(previewSheets, { params: paramsOf(kept), query: pathOf(kept), signal });
      return { kept, sheets: data.sheets };
    },
    // Sent once: the file does not change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: quiet,
  });
}

export function triedQuery(kept: Kept, sheet: string, mapping: ColumnMapping) {
  return queryOptions({
    queryKey: ['columns', 'tried', kept, sheet, mapping],
    queryFn: async ({ signal }) =>
      (await call(tryColumns, { params: paramsOf(kept), body: { ...pathOf(kept), sheet, mapping }, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
    meta: quiet,
  });
}

export async function saveColumns(kept: Kept, sheet: string, mapping: ColumnMapping): Promise<void> {
  const body = { fileId: kept.fileId, ...pathOf(kept), sheet, mapping };
  await call(saveColumnMapping, { params: { id: kept.company }, body });
}

export function savedQuery(company: number) {
  return queryOptions({
    queryKey: ['columns', 'saved', company],
    queryFn: async ({ signal }) => (await call(listColumnMappings, { params: { id: company }, signal })).data,
    meta: quiet,
  });
}

const paramsOf = ({ fileId, company }: Kept) => ({ id: company, fileId });
const pathOf = ({ path }: Kept) => (path === undefined ? {} : { path });
