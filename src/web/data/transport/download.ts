/** Saves what a call produces as a file, under the name that the server gives it. */
import type { Call } from '#core/call/endpoint.ts';
import { open } from './api.ts';
import type { AnyInput } from './endpoint-request.ts';
import { saveFile } from './save-file.ts';

/** Name of the file in a `Content-Disposition`, or null. */
export function nameInDisposition(header: string | null): string | null {
  return /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? null;
}

/** Rejects with the server's failure. `name` is for an answer that does not say one. */
export async function download(endpoint: Call, input: AnyInput, name: string): Promise<void> {
  const response = await open(endpoint, input);
  saveFile(await response.blob(), nameInDisposition(response.headers.get('content-disposition')) ?? name);
}
