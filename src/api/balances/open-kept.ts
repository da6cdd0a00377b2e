/** Opens a kept file, or one file of an archive. */
import { MAX_UPLOAD_BYTES } from '#platform/http/upload/read-upload.ts';
import { readArchived } from '#platform/workbook/archive.ts';

export interface KeptBytes {
  bytes: Uint8Array;
  fileName: string;
  /** Path inside an archive. */
  path?: string | undefined;
}

/** Throws `UnreadableFile` when the archive is damaged, or the file is missing or larger than an upload may be. */
export async function openKept({ bytes, fileName, path }: KeptBytes): Promise<{ bytes: Uint8Array; fileName: string }> {
  if (path === undefined) return { bytes, fileName };
  // Own buffer: transfers between threads move whole buffers.
  const { fileName: name, bytes: content } = await readArchived(bytes, path, MAX_UPLOAD_BYTES);
  return { fileName: name, bytes: new Uint8Array(content) };
}
