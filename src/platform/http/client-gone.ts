/** Whether somebody still waits for an answer. */
import type { FastifyReply } from 'fastify';

/** Aborted when the connection closes before the whole answer has been sent. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
