/** Uploads one file as a form with progress, which `fetch` cannot report. */
import { ApiError } from '../failures/failure.ts';

interface FileToSend {
  file: File;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Resolves with any response; rejects with status 0 without one, or with the signal's reason. */
export function sendFile(
  method: string,
  address: string,
  headers: Record<string, string>,
  { file, onProgress, signal }: FileToSend,
): Promise<{ status: number; text: string; retryAfter: string | null }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };
    request.onload = () => {
      const { status, responseText: text } = request;
      resolve({ status, text, retryAfter: request.getResponseHeader('retry-after') });
    };
    request.onerror = () => reject(new ApiError(0, {}));
    request.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (signal?.aborted) return reject(signal.reason);
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}
