/** Exporting a list as Excel or CSV. */
import type { Call } from '#core/call/endpoint.ts';
import type { TableFormat } from '#core/call/table-format.ts';
import { download } from './download.ts';
import { type Reaction, useChange } from './use-change.ts';

/** Saves a filtered list; `name`: fallback file name. Rejects with the server's failure. */
export type ListFile = (filter: object, format: TableFormat, name: string) => Promise<void>;

/** For an export endpoint, which takes the format in its query. */
export function listFile(endpoint: Call): ListFile {
  return (filter, format, name) => download(endpoint, { query: { ...filter, format } }, name);
}

/** `nameOf`: file name by format. */
export function useListFile(
  save: ListFile,
  filter: object,
  nameOf: (format: TableFormat) => string,
  reaction?: Reaction<void, TableFormat>,
) {
  return useChange({ send: (format: TableFormat) => save(filter, format, nameOf(format)) }, reaction);
}
