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
  if (env.NODE_ENV === 'production') return common;
  const file = join(dataDirectory, 'cuadre.log');
  if (existsSync(file) && statSync(file).size > largestLog) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  // Synchronous: a stream that is still opening would lose lines, and throw, when a start fails at once.
  return { ...common, stream: { write: (line: string) => void writeSync(descriptor, line) } };
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
