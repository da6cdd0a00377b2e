/** Structured logs: JSON lines with the request id, and never a token, password, query value or file content. */
import { existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';

export type Log = FastifyBaseLogger;

const largestLog = 10 * 1024 ** 2;

/**
 * Standard output in production, for collection; otherwise `cuadre.log` in the data folder, at most two files of 10 MB.
 */
export function logOptions(env: NodeJS.ProcessEnv, dataDirectory: string): NonNullable<FastifyServerOptions['logger']> {
  const common = {
    level: env.CUADRE_LOG_LEVEL ?? 'info',
    redact: {
      paths: ['authorization', 'password', 'token', '*.authorization', '*.password', '*.token', '*.email'],
      remove: true,
    },
    serializers: { err: describeError },
  };
  if (env.NODE_ENV === 'production') return { ...common, stream: lastingStream(1) };
  const file = join(dataDirectory, 'cuadre.log');
  if (existsSync(file) && statSync(file).size > largestLog) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  return { ...common, stream: lastingStream(descriptor) };
}

/** A reader that does not keep up is waited for so many times, for a few milliseconds each. */
const mostWaits = 50;
const waitMs = 5;
const never = new Int32Array(new SharedArrayBuffer(4));

/** As `writeSync`: returns how many bytes it took. */
type Write = (descriptor: number, bytes: Uint8Array) => number;

/**
 * Writes lines to a file or a pipe. Synchronous: a stream that is still opening would lose lines, and throw, when a start
 * fails at once. What cannot be written, on a full disk or to a pipe without reader, is lost: the service lives on, and
 * says how many lines are missing when it can.
 */
export function lastingStream(descriptor: number, write: Write = writeSync): { write(line: string): void } {
  let lost = 0;
  let isHalf = false;
  return {
    write: (line) => {
      const missing =
        lost === 0 ? '' : `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: 'lines were lost' })}\n`;
      const bytes = Buffer.from((isHalf ? '\n' : '') + missing + line);
      const written = writeAll(bytes, (rest) => write(descriptor, rest));
      if (written > 0) isHalf = written < bytes.length;
      lost = written === bytes.length ? 0 : lost + 1;
    },
  };
}

/** The bytes that were taken. */
function writeAll(bytes: Uint8Array, write: (rest: Uint8Array) => number): number {
  let written = 0;
  for (let waits = 0; written < bytes.length && waits < mostWaits; ) {
    try {
      written += write(bytes.subarray(written));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) return written;
      waits += 1;
      Atomics.wait(never, 0, 0, waitMs);
    }
  }
  return written;
}

/** Logged fields of an error. */
interface DescribedError {
  type: string;
  message: string;
  stack: string;
  code?: string | undefined;
  cause?: DescribedError | undefined;
  [part: string]: unknown;
}

/** Only these fields: database errors also carry the affected row. */
function describeError({ name, message, stack = '', code, cause }: Error & { code?: string }): DescribedError {
  return { type: name, message, stack, code, cause: cause instanceof Error ? describeError(cause) : undefined };
}
