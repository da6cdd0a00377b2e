/**
 * Reads an upload into a balance, or into the table of a second file, in a reader process. An unreadable file is an
 * answer, not an error.
 */
import { createHash } from 'node:crypto';
import { constants, zstdCompressSync } from 'node:zlib';
import { DATA } from '#core/books/balance-data.ts';
import { encodeBalance } from '#core/books/trial-balance-blob.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { mappedFormat } from '#core/columns/mapped-format.ts';
import type { SecondFile, SourceReader } from '#core/engine/sources/source.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { readerVersion } from '#core/reading/reader-version.ts';
import type { SourceKey } from '#core/source/source-tables.ts';
import { tableColumns } from '#core/source/table-columns.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';
import { readers } from '#sources/readers.gen.ts';
import { issueDocuments } from './issue-document.ts';
import { mappingByFigures } from './mapping-by-figures.ts';
import { type KeptBytes, openKept } from './open-kept.ts';
import { type AccountLine, accountLines, type Reading, readingOf } from './reading.ts';

export interface FileRead {
  /** The bytes of the file inside the archive; null for a file that was given as it is. */
  bytes: Uint8Array | null;
  fileName: string;
  /** SHA-256, hexadecimal. */
  sha256: string;
  reading: Reading;
  /** Encoded and compressed balance; null when the file could not be read. */
  balance: Uint8Array | null;
  accounts: AccountLine[];
  /** Where it is a file of a source, and no balance. */
  second: SecondRead | null;
}

/** A second file, read. */
export interface SecondRead {
  source: SourceKey;
  /** Null where the file is refused. */
  table: {
    /** Of its company, without DV. */
    nit: string;
    /** First and last months, `2026-03`. */
    from: string;
    to: string;
    rows: number;
    /** Its columns, encoded and compressed. */
    content: Uint8Array;
  } | null;
  /** Spanish sentences: why it is refused, or notices. */
  problems: string[];
}

/** Columns of amounts are not smaller at the usual level, and take half as long again. */
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 2 } };

/** The file, and the company's column mappings for files that no format recognises. */
export interface FileToRead {
  /** Not a direct field: its bytes are copied to the worker, and the caller keeps them. */
  file: KeptBytes;
  columns?: readonly { mapping: ColumnMapping; name: string }[];
  /** Of a person, to what an earlier reading asked. */
  answers?: ReadAnswers;
}

export async function readUpload(given: FileToRead): Promise<FileRead> {
  const own = (given.columns ?? []).map(({ mapping, name }) => mappedFormat(mapping, name));
  const found = await readFile(() => openKept(given.file), [...own, ...formats], undefined, given.answers);
  const { bytes, fileName } = found.file ?? given.file;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const columns = await mappingByFigures(found);
  const reading = {
    ...readingOf(found, await issueDocuments(found.issues, found.workbook)),
    reader: readerVersion,
    ...(columns && { columns }),
    ...(given.answers && Object.keys(given.answers).length > 0 && { readAs: given.answers }),
  };
  const isGiven = bytes === given.file.bytes;
  const file = { bytes: isGiven ? null : bytes, fileName, sha256, reading };
  // What can be read as a balance is one, whatever its titles say.
  if (found.view === null)
    return {
      ...file,
      balance: null,
      accounts: [],
      second: found.workbook && (await readSecond({ workbook: found.workbook, bytes })),
    };
  const balance = new Uint8Array(zstdCompressSync(encodeBalance(found.view[DATA]), compression));
  return { ...file, balance, accounts: accountLines(found.view), second: null };
}

/** Null where no second file looks like it. */
async function readSecond(file: SecondFile): Promise<SecondRead | null> {
  const reader = (readers as readonly SourceReader[]).find((one) => one.recognises(file));
  if (reader === undefined) return null;
  const { table, problems } = await reader.read(file);
  const read = { source: reader.key, problems: [...problems] };
  if (table === null) return { ...read, table: null };
  const { nit, from, to, rows } = table;
  const content = new Uint8Array(zstdCompressSync(tableColumns(reader.kept(table)), compression));
  return { ...read, table: { nit, from, to, rows, content } };
}
