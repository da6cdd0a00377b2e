/** Lists the files of a kept archive, in a worker thread. */
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { UnreadableFile } from '#core/reading/read-issue.ts';
import { type ArchivedFile, listArchive } from '#platform/workbook/archive.ts';

export interface KeptContent {
  /** Null when it is no archive. */
  files: ArchivedFile[] | null;
  /** Sentence for a file that cannot be opened. */
  problem: string | null;
}

/** `kept`: not a direct field of bytes, which would be moved to the worker: the caller keeps them. */
export async function listKept({ kept: { bytes } }: { kept: { bytes: Uint8Array } }): Promise<KeptContent> {
  try {
    return { files: await listArchive(bytes), problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { files: null, problem: describeReadIssue(error.issue) };
  }
}
