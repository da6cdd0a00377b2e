/**
 * Downloads the file of a report: at once (its lifetime is unknown), from Siigo's own storage only, without the token,
 * and only if complete.
 */
import { AppError } from '#core/call/app-error.ts';
import { MAX_UPLOAD_BYTES } from '../http/upload/read-upload.ts';
import type { SiigoOptions } from './siigo-options.ts';
import type { Turn } from './siigo-pace.ts';
import type { Refusal } from './siigo-refusal.ts';
import type { Outcome, Transport } from './siigo-transport.ts';

export interface SiigoFile {
  fileName: string;
  bytes: Buffer;
}

const storage = /^[a-z0-9-]+\.blob\.core\.windows\.net$/;

/**
 * Throws AppError `siigo.file_refused` (another host, a redirect, too large), `siigo.half_file`, `siigo.unavailable`.
 * `address`: as Siigo writes it, with spaces.
 */
export async function takeFile(
  transport: Transport,
  { extraFileHost }: Pick<SiigoOptions, 'extraFileHost'>,
  turn: Turn,
  address: string,
): Promise<SiigoFile> {
  const url = allowed(address, extraFileHost);
  const bytes = await transport.send(turn, { url, method: 'GET', headers: {} }, readWhole);
  return { fileName: nameOf(url), bytes };
}

function allowed(address: string, extraFileHost: string | null): URL {
  if (!URL.canParse(address)) throw new AppError('siigo.file_refused');
  const url = new URL(address);
  const isSiigos = url.protocol === 'https:' && url.port === '' && storage.test(url.hostname);
  const isExtra = extraFileHost !== null && url.host === extraFileHost;
  if ((!isSiigos && !isExtra) || url.username !== '' || url.password !== '') throw new AppError('siigo.file_refused');
  return url;
}

const refused: Refusal = { error: new AppError('siigo.file_refused'), again: false };
const half: Refusal = { error: new AppError('siigo.half_file'), again: true };

async function readWhole(response: Response): Promise<Outcome<Buffer>> {
  const { status, headers } = response;
  if (status >= 500 || status === 429) return { error: new AppError('siigo.unavailable'), again: true };
  if (status !== 200 || response.body === null) return refused;
  if (Number(headers.get('content-length') ?? 0) > MAX_UPLOAD_BYTES) return refused;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body as ReadableStream<Uint8Array>) {
      size += chunk.byteLength;
      // Leaving the loop closes the connection.
      if (size > MAX_UPLOAD_BYTES) return refused;
      chunks.push(chunk);
    }
  } catch {
    // The connection broke, or delivered fewer bytes than declared.
    return half;
  }
  const bytes = Buffer.concat(chunks);
  return isWholeZip(bytes) ? { value: bytes } : half;
}

const zipStart = Buffer.from('PK\u0003\u0004');
const zipEnd = Buffer.from('PK\u0005\u0006');
/** Size of the end record with the longest comment. */
const endBytes = 22 + 0xffff;

/** Whether an xlsx has its beginning and end: a truncated file lacks the latter. */
function isWholeZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(zipStart) && bytes.subarray(-endBytes).includes(zipEnd);
}

/** Last segment of the URL, as named by Siigo. */
function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  return (
    decodeURIComponent(last)
      .replaceAll(/[\p{Cc}/\\]/gu, '')
      .trim()
      .slice(0, 200) || 'siigo-nube.xlsx'
  );
}
