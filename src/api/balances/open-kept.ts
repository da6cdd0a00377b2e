/** A kept file, or the one that is meant of an archive. */
import { basename } from 'node:path/posix';
import { MAX_UPLOAD_BYTES } from '#platform/http/read-upload.ts';
import { readArchived } from '#platform/workbook/archive.ts';

export interface KeptBytes {
  bytes: Uint8Array;
  fileName: string;
  /** Of a file of an archive. */
  path?: string | undefined;
}

/** Throws `UnreadableFile` when the archive is damaged, or what is meant is not in it or larger than an upload may be. */
export async function openKept({ bytes, fileName, path }: KeptBytes): Promise<{ bytes: Uint8Array; fileName: string }> {
  if (path === undefined) return { bytes, fileName };
  // Its own memory: what crosses between threads is moved whole.
  return { fileName: basename(path), bytes: new Uint8Array((await readArchived(bytes, path, MAX_UPLOAD_BYTES)).bytes) };
}
