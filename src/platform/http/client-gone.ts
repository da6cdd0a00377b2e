/** Whether somebody still waits for an answer. */
import type { FastifyReply } from 'fastify';

/** Aborted when the connection closes before the whole answer has been sent. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = () => raw.writableFinished || controller.abort();
  // While its upload waited for its turn.
  if (raw.closed) leave();
  else raw.once('close', leave);
  return controller.signal;
}
