/**
 * `Idempotency-Key`: a repeated creating request with the same key gets the stored response. A failed request may be
 * retried with its key.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '../auth/caller.ts';
import { text } from './field-errors.es.ts';

/** State of a key: new (claimed by this request), answered, or in progress. */
export type Remembered =
  | { state: 'new' | 'under_way' | 'other_request' }
  | { state: 'answered'; status: number; answer: unknown };

export interface IdempotencyStore {
  claim(caller: Caller, key: string, digest: string): Promise<Remembered>;
  finish(caller: Caller, key: string, status: number, answer: unknown): Promise<void>;
  release(caller: Caller, key: string): Promise<void>;
}

/**
 * Runs `work` unless a request with the same key was answered; then repeats that response. Without a key just runs it.
 */
export async function answerOnce(
  store: IdempotencyStore,
  caller: Caller,
  { request, reply, body }: { request: FastifyRequest; reply: FastifyReply; body: unknown },
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return work();
  if (typeof key !== 'string' || key.length < 1 || key.length > 200) throw refused(text.keyLength);
  const digest = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(body, withoutPasswords)}`)
    .digest('hex');
  const remembered = await store.claim(caller, key, digest);
  if (remembered.state === 'other_request') throw refused(text.keyReused);
  if (remembered.state === 'under_way') throw new AppError('server.busy');
  if (remembered.state === 'answered') {
    reply.code(remembered.status).header('idempotency-replayed', 'true');
    return remembered.answer;
  }
  try {
    const answer = await work();
    await store.finish(caller, key, reply.statusCode, answer);
    return answer;
  } catch (error) {
    await store.release(caller, key);
    throw error;
  }
}

/** Passwords are excluded: a fast digest of little else would be an easy target for guessing them. */
const withoutPasswords = (field: string, value: unknown) => (/password$/i.test(field) ? undefined : value);

const refused = (message: string) => new AppError('request.invalid', {}, [{ field: 'Idempotency-Key', message }]);
