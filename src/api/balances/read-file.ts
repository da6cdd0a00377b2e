/** Bytes of an upload to a balance, in a worker thread. A file that cannot be read is an answer, not an error. */
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { encodeBalance } from '#core/books/trial-balance-blob.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { mappedFormat } from '#core/columns/mapped-format.ts';
import type { Format } from '#core/reading/format.ts';
import { type ReadResult, readBalance } from '#core/reading/read-balance.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import type { Workbook } from '#core/reading/workbook.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { issueDocuments } from './issue-document.ts';
import { openKept } from './open-kept.ts';
import { type AccountLine, accountLines, type Reading, readingOf } from './reading.ts';

export interface FileRead {
  /** The bytes of the file. */
  bytes: Uint8Array;
  fileName: string;
  /** SHA-256, in hexadecimal. */
  sha256: string;
  reading: Reading;
  /** The balance encoded and compressed; null when the file could not be read. */
  balance: Uint8Array | null;
  accounts: AccountLine[];
}

/** What to read, and the columns that the company has named for files that no format recognises. */
export interface FileToRead {
  bytes: Uint8Array;
  fileName: string;
  /** Of the file that is meant, when the bytes are an archive's. */
  path?: string | undefined;
  columns?: readonly { mapping: ColumnMapping; name: string }[];
}

export async function readFile(given: FileToRead): Promise<FileRead> {
  const own = (given.columns ?? []).map(({ mapping, name }) => mappedFormat(mapping, name));
  const { result, workbook, fileName, bytes } = await read(given, [...own, ...formats]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const reading = readingOf(result, await issueDocuments(result.issues, workbook));
  const file = { bytes, fileName, sha256, reading };
  if (result.balance === null) return { ...file, balance: null, accounts: [] };
  const balance = new Uint8Array(zstdCompressSync(encodeBalance(result.balance)));
  return { ...file, balance, accounts: accountLines(new TrialBalance(result.balance)) };
}

interface Read {
  result: ReadResult;
  /** Null when it could not be opened, or was damaged inside. */
  workbook: Workbook | null;
  fileName: string;
  bytes: Uint8Array;
}

async function read(given: FileToRead, candidates: readonly Format[]): Promise<Read> {
  let { fileName, bytes } = given;
  try {
    ({ fileName, bytes } = await openKept(given));
    const workbook: Workbook = await openWorkbook(bytes, fileName);
    return { result: await readBalance(workbook, candidates), workbook, fileName, bytes };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // The damage may lie inside: looking for an excerpt would meet it again.
    const result = { format: null, balance: null, proof: null, issues: [error.issue] };
    return { result, workbook: null, fileName, bytes };
  }
}
