/** Writes the one file of a multipart request into an open file, with a minimum pace and a deadline for the whole. */
import type { FileHandle } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import { cleanName } from '#core/identity/written-name.ts';
import { text } from '../field-errors.es.ts';

/** Maximum size of an uploaded file, in bytes. */
export const MAX_UPLOAD_BYTES = 100 * 1024 ** 2;

/** Allowance for the multipart framing. */
const WRAPPING_BYTES = 64 * 1024;

/** A file in memory, with a clean name. */
export interface ReceivedFile {
  fileName: string;
  bytes: Buffer;
}

/** Maximum size, and the error beyond it. */
export interface UploadLimit {
  bytes: number;
  tooLarge: () => AppError;
}

export const usualLimit: UploadLimit = {
  bytes: MAX_UPLOAD_BYTES,
  tooLarge: () => new AppError('request.too_large', { limit: '100 MB' }),
};

/** An upload that has not been read yet. */
export interface PlannedArrival {
  /** Declared size, or the largest one that may come. */
  bytes: number;
  /**
   * Writes the file; `wrote` hears the size of each piece, and `ends` reject when it must stop. Afterwards nothing is
   * written. Throws AppError `request.too_large` (or that of the limit), or `request.invalid` when there is no field
   * `file`, or the client disconnects, stalls or takes too long.
   */
  write(
    file: FileHandle,
    wrote: (bytes: number) => void,
    ends: readonly Promise<never>[],
  ): Promise<{ fileName: string; size: number }>;
}

/** Of the whole request, with its framing; the most that may come where none is declared. */
export function declaredBytes({ headers }: FastifyRequest, limit: UploadLimit = usualLimit): number {
  return Number(headers['content-length'] ?? limit.bytes);
}

/** Throws AppError `request.too_large`, or that of the limit, for what the request declares. */
export function planArrival(request: FastifyRequest, limit: UploadLimit): PlannedArrival {
  const declared = declaredBytes(request, limit);
  if (declared > limit.bytes + WRAPPING_BYTES) throw limit.tooLarge();
  return {
    bytes: Math.min(declared, limit.bytes),
    write: async (file, wrote, ends) => {
      const watch = watchPace(request, declared);
      const stopped = new AbortController();
      try {
        return await Promise.race([
          receive(request, limit, { file, wrote, signal: stopped.signal }),
          senderLeft(request),
          watch.tooSlow,
          ...ends,
        ]);
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 413) hangUp(request);
        throw error;
      } finally {
        stopped.abort();
        watch.stop();
      }
    },
  };
}

/** Milliseconds for the answer to leave. */
const goodbyeMs = 1000;

/** The rest of an upload that was given up would keep its connection open for as long as the client likes. */
function hangUp({ raw }: FastifyRequest): void {
  setTimeout(() => raw.complete || raw.destroy(), goodbyeMs).unref();
}

interface Target {
  file: FileHandle;
  wrote: (bytes: number) => void;
  /** Aborted when nobody waits for the file any more. */
  signal: AbortSignal;
}

async function receive(request: FastifyRequest, limit: UploadLimit, { file, wrote, signal }: Target) {
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: limit.bytes } }) : undefined;
  if (part === undefined || part.fieldname !== 'file') throw noFile();
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    if (signal.aborted) throw noFile();
    wrote(chunk.byteLength);
    await file.writeFile(chunk);
    size += chunk.byteLength;
  }
  if (part.file.truncated) throw limit.tooLarge();
  return { fileName: baseName(part.filename), size };
}

/** A disconnected client ends no stream: waiting for the file would hang and keep its place. */
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

/** Minimum pace (slow loris): milliseconds, and bytes in that time. */
const paceMs = 20_000;
const paceBytes = 64 * 1024;

/** Deadline of the whole upload: 60 s, and its size at 1.6 Mbit/s; 100 MB have ten minutes. */
const baseMs = 60_000;
const bytesPerMs = 200;

/** `tooSlow` rejects once a file stalls or its deadline is over; until `stop`. */
function watchPace({ raw }: FastifyRequest, bytes: number): { tooSlow: Promise<never>; stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => raw.complete || reject(late());
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.socket.bytesRead - before < paceBytes) end();
    before = raw.socket.bytesRead;
  }, paceMs);
  const deadline = setTimeout(end, baseMs + bytes / bytesPerMs);
  // The race may be over by then.
  promise.catch(() => {});
  return {
    tooSlow: promise,
    stop: () => {
      clearInterval(timer);
      clearTimeout(deadline);
    },
  };
}

const noFile = () => new AppError('request.invalid', {}, [{ field: 'file', message: text.noFile }]);
const late = () => new AppError('request.invalid', {}, [{ field: 'file', message: text.lateFile }]);

function baseName(name: string): string {
  const alone = name.split(/[/\\]/).at(-1) ?? '';
  const short = cleanName(alone).slice(0, 200);
  // Truncation may have split a surrogate pair.
  return short.toWellFormed() || 'archivo';
}
