/** Second files of the command line: recognised before balances, and joined to the company whose NIT they carry. */
import type { SecondFile, SourceReader, SourceReading } from '#core/engine/sources/source.ts';
import { formatNit, thirdPartyKey } from '#core/identity/nit.ts';
import type { SourceTables } from '#core/source/source-tables.ts';
import { cliText } from '../text.es.ts';

export interface SourceFile {
  path: string;
  source: SourceReader;
  reading: SourceReading;
}

/** Their readers are loaded here: most files are balances. */
export async function sourceOf(file: SecondFile): Promise<SourceReader | null> {
  const { readers } = await import('#sources/readers.gen.ts');
  return (readers as readonly SourceReader[]).find((source) => source.recognises(file)) ?? null;
}

/** Tables of each company by its position; `nits`: of the companies, null where no file says it. */
export function sourcesOf(
  files: readonly SourceFile[],
  nits: readonly (string | null)[],
  problems: string[],
): SourceTables[] {
  const read = files.flatMap(({ path, source, reading }) =>
    reading.table === null ? [] : [{ path, source, table: reading.table }],
  );
  const placed = read.flatMap(({ path, source, table }) => {
    const key = thirdPartyKey(table.nit);
    const own = nits.findIndex((nit) => nit !== null && thirdPartyKey(nit) === key);
    // A file that says no company, as statements of banks, is of the only one there is.
    const at = own >= 0 ? own : nits.length === 1 && (nits[0] === null || key === '') ? 0 : -1;
    if (at < 0)
      problems.push(
        key === '' ? cliText.whichCompany(path) : cliText.sourceOfNobody(path, source.name, formatNit(table.nit)),
      );
    return at < 0 ? [] : [{ at, source, table }];
  });
  return nits.map((_, at) => {
    const own = placed.filter((one) => one.at === at);
    return Object.fromEntries(
      [...Map.groupBy(own, ({ source }) => source)].map(([source, some]) => [
        source.key,
        source.joined(some.map(({ table }) => table)),
      ]),
    );
  });
}
