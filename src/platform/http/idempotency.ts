/**
 * `Idempotency-Key`: a request that creates something and is sent again with the same key gets the first answer again.
 * A request that failed may be tried again with its key.
 */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '../auth/caller.ts';
import { text } from './field-errors.es.ts';

/** What is known of a key: nothing yet (this request has it now), an answer, or a request still under way. */
export type Remembered =
  | { state: 'new' | 'under_way' | 'other_request' }
  | { state: 'answered'; status: number; answer: unknown };

export interface IdempotencyStore {
  claim(caller: Caller, key: string, digest: string): Promise<Remembered>;
  finish(caller: Caller, key: string, status: number, answer: unknown): Promise<void>;
  release(caller: Caller, key: string): Promise<void>;
}

/** Runs `work` unless a request with the same key has been answered; then answers the same. Without a key just runs it. */
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

/** A digest that is made in no time, of little else than a password, would be the shortest way to it. */
const withoutPasswords = (field: string, value: unknown) => (/password$/i.test(field) ? undefined : value);

const refused = (message: string) => new AppError('request.invalid', {}, [{ field: 'Idempotency-Key', message }]);
