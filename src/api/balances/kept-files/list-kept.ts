/** Lists the files of a kept archive, in a worker thread. */
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { type ArchivedFile, listArchive } from '#platform/workbook/archive.ts';

export interface KeptContent {
  /** The given bytes, transferred back. */
  bytes: Uint8Array;
  /** Null when it is no archive. */
  files: ArchivedFile[] | null;
  /** Sentence for a file that cannot be opened. */
  problem: string | null;
}

export async function listKept({ bytes }: { bytes: Uint8Array }): Promise<KeptContent> {
  try {
    return { bytes, files: await listArchive(bytes), problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { bytes, files: null, problem: describeReadIssue(error.issue) };
  }
}
