/** Saves the response of a call as a file, under the server's file name. */
import type { Call } from '#core/call/endpoint.ts';
import { open } from './api.ts';
import type { AnyInput } from './endpoint-request.ts';
import { saveFile } from './save-file.ts';

/** File name in a `Content-Disposition` header, or null. */
export function nameInDisposition(header: string | null): string | null {
  return /filename="([^"]+)"/.exec(header ?? '')?.[1] ?? null;
}

/** Rejects with the server's failure. `name`: fallback file name. */
export async function download(endpoint: Call, input: AnyInput, name: string): Promise<void> {
  const response = await open(endpoint, input);
  saveFile(await response.blob(), nameInDisposition(response.headers.get('content-disposition')) ?? name);
}
