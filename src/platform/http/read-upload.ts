/** Reads the one file of a multipart request into memory. */
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import { text } from './field-errors.es.ts';

/** Maximum size of an uploaded file, in bytes. */
export const MAX_UPLOAD_BYTES = 100 * 1024 ** 2;

/** Allowance for the multipart framing. */
const WRAPPING_BYTES = 64 * 1024;

export interface ReceivedFile {
  /** Base name without folders, control characters and bidirectional overrides, at most 200 characters. */
  fileName: string;
  bytes: Buffer;
}

/** Maximum size, and the error beyond it. */
export interface UploadLimit {
  bytes: number;
  tooLarge: () => AppError;
}

const usualLimit: UploadLimit = {
  bytes: MAX_UPLOAD_BYTES,
  tooLarge: () => new AppError('request.too_large', { limit: '100 MB' }),
};

/**
 * Throws AppError `request.too_large` (or that of the limit), or `request.invalid` when there is no field `file`, or
 * the client disconnects or stalls.
 */
export async function readUpload(request: FastifyRequest, limit = usualLimit): Promise<ReceivedFile> {
  if (Number(request.headers['content-length'] ?? 0) > limit.bytes + WRAPPING_BYTES) throw limit.tooLarge();
  const pace = watchPace(request);
  try {
    return await Promise.race([receive(request, limit), senderLeft(request), pace.tooSlow]);
  } finally {
    pace.stop();
  }
}

async function receive(request: FastifyRequest, limit: UploadLimit): Promise<ReceivedFile> {
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: limit.bytes } }) : undefined;
  if (part === undefined || part.fieldname !== 'file') throw noFile();
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  if (part.file.truncated) throw limit.tooLarge();
  return { fileName: cleanName(part.filename), bytes: Buffer.concat(chunks) };
}

/** A disconnected client ends no stream: waiting for the file would hang and keep the semaphore. */
function senderLeft({ raw }: FastifyRequest): Promise<never> {
  const left = new Promise<never>((_, reject) => {
    const leave = () => raw.readableEnded || raw.complete || reject(noFile());
    if (raw.destroyed) leave();
    else raw.once('close', leave);
  });
  // The race may be over by then.
  left.catch(() => {});
  return left;
}

/** Minimum pace: a slower client would keep the semaphore (slow loris). Milliseconds, and bytes in that time. */
const paceMs = 20_000;
const paceBytes = 64 * 1024;

/** `tooSlow` rejects once a file stalls; until `stop`. */
function watchPace({ raw }: FastifyRequest): { tooSlow: Promise<never>; stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (!raw.complete && raw.socket.bytesRead - before < paceBytes) reject(noFile());
    before = raw.socket.bytesRead;
  }, paceMs);
  // The race may be over by then.
  promise.catch(() => {});
  return { tooSlow: promise, stop: () => clearInterval(timer) };
}

const noFile = () => new AppError('request.invalid', {}, [{ field: 'file', message: text.noFile }]);

function cleanName(name: string): string {
  const alone = name.split(/[/\\]/).at(-1) ?? '';
  const short = alone
    .replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .slice(0, 200);
  // Truncation may have split a surrogate pair.
  return short.toWellFormed() || 'archivo';
}
