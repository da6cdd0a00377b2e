/** Reads an upload into a balance, in a worker thread. An unreadable file is an answer, not an error. */
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { DATA } from '#core/books/balance-data.ts';
import { encodeBalance } from '#core/books/trial-balance-blob.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { mappedFormat } from '#core/columns/mapped-format.ts';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';
import { issueDocuments } from './issue-document.ts';
import { mappingByFigures } from './mapping-by-figures.ts';
import { openKept } from './open-kept.ts';
import { type AccountLine, accountLines, type Reading, readingOf } from './reading.ts';

export interface FileRead {
  /** The bytes of the file. */
  bytes: Uint8Array;
  fileName: string;
  /** SHA-256, hexadecimal. */
  sha256: string;
  reading: Reading;
  /** Encoded and compressed balance; null when the file could not be read. */
  balance: Uint8Array | null;
  accounts: AccountLine[];
}

/** The file, and the company's column mappings for files that no format recognises. */
export interface FileToRead {
  bytes: Uint8Array;
  fileName: string;
  /** Path of the file inside an archive. */
  path?: string | undefined;
  columns?: readonly { mapping: ColumnMapping; name: string }[];
}

export async function readUpload(given: FileToRead): Promise<FileRead> {
  const own = (given.columns ?? []).map(({ mapping, name }) => mappedFormat(mapping, name));
  const found = await readFile(() => openKept(given), [...own, ...formats]);
  const { bytes, fileName } = found.file ?? given;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const columns = await mappingByFigures(found);
  const reading = {
    ...readingOf(found, await issueDocuments(found.issues, found.workbook)),
    ...(columns && { columns }),
  };
  const file = { bytes, fileName, sha256, reading };
  if (found.view === null) return { ...file, balance: null, accounts: [] };
  const balance = new Uint8Array(zstdCompressSync(encodeBalance(found.view[DATA])));
  return { ...file, balance, accounts: accountLines(found.view) };
}
