/**
 * Reads and discards the rest of a body that is refused as too large before the refusal is sent, as many clients read an
 * answer only once they have sent all of it: a connection that is closed before loses the answer.
 */
import { finished } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Larger bodies are not waited for, by what they declare, nor those that take longer. */
const MOST_BYTES = 32 * 1024 ** 2;
const LONGEST_MS = 5000;

/** For answers with 413. The connection goes on if the body was read to its end. */
export async function readRestOfBody({ raw, headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const declared = Number(headers['content-length']);
  if (reply.getHeader('connection') !== 'close' || !(declared <= MOST_BYTES)) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const deadline = setTimeout(resolve, LONGEST_MS);
  // Rejects when the client is gone.
  await Promise.race([finished(raw.resume()).catch(() => undefined), late]);
  clearTimeout(deadline);
  if (raw.complete) reply.removeHeader('connection');
}
