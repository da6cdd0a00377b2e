/** Whether somebody still waits for an answer. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Of calls whose time was over before their work was done. */
const overdue = new WeakSet<ServerResponse>();

/** From here on nobody waits for the work of this call: it has its answer. */
export function giveUp({ raw }: FastifyReply): void {
  overdue.add(raw);
}

/** Aborted when the connection closes before the whole answer has been sent, or the call was given up. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = () => (raw.writableFinished && !overdue.has(raw)) || controller.abort();
  // While its upload waited for its turn.
  if (raw.closed) leave();
  else raw.once('close', leave);
  return controller.signal;
}
