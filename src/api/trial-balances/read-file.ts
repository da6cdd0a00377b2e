/** Bytes of an upload to a balance, in a worker thread. A file that cannot be read is an answer, not an error. */
import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';
import { type ReadResult, readBalance } from '#core/read-balance.ts';
import { UnreadableFile } from '#core/read-issue.ts';
import { TrialBalance } from '#core/trial-balance.ts';
import { encodeBalance } from '#core/trial-balance-blob.ts';
import type { Workbook } from '#core/workbook.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { issueDocuments } from './issue-document.ts';
import { type AccountLine, accountLines, type Reading, readingOf } from './reading.ts';

export interface FileRead {
  /** The bytes given, back. */
  bytes: Uint8Array;
  /** SHA-256, in hexadecimal. */
  sha256: string;
  reading: Reading;
  /** The balance encoded and compressed; null when the file could not be read. */
  balance: Uint8Array | null;
  accounts: AccountLine[];
}

export async function readFile({ bytes, fileName }: { bytes: Uint8Array; fileName: string }): Promise<FileRead> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { result, workbook } = await read(bytes, fileName);
  const reading = readingOf(result, await issueDocuments(result.issues, workbook));
  if (result.balance === null) return { bytes, sha256, reading, balance: null, accounts: [] };
  const balance = new Uint8Array(zstdCompressSync(encodeBalance(result.balance)));
  return { bytes, sha256, reading, balance, accounts: accountLines(new TrialBalance(result.balance)) };
}

async function read(bytes: Uint8Array, fileName: string): Promise<{ result: ReadResult; workbook: Workbook | null }> {
  let workbook: Workbook | null = null;
  try {
    workbook = await openWorkbook(bytes, fileName);
    return { result: await readBalance(workbook, formats), workbook };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // The damage may lie inside: looking for an excerpt would meet it again.
    return { result: { format: null, balance: null, proof: null, issues: [error.issue] }, workbook: null };
  }
}
