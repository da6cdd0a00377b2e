/** How long a call may take: each has its answer by then, whatever it waits for. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { giveUp } from '../client-gone.ts';

/** In milliseconds. A plain call may wait for its turn, and for a task of some twenty seconds. */
const usualMs = 60_000;
/** Of files that are written for the answer; while it is sent the limit no longer holds. */
const exportMs = 180_000;
/** Besides the ten minutes in which a file of 100 MB may arrive, which have limits of their own. */
const uploadMs = 900_000;
/** For a JSON body to arrive. */
const bodyMs = 30_000;

/** Of a call, in milliseconds; null for streams, which end with their session or their subject. */
export function deadlineOf({ upload, produces }: Pick<Endpoint, 'upload' | 'produces'>): number | null {
  if (produces === 'text/event-stream') return null;
  if (upload) return uploadMs;
  return produces === undefined ? usualMs : exportMs;
}

type Work = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Rejects with `server.busy` when the work takes longer; `clientGone` then tells the work that nobody waits for it. */
export function withinDeadline(limitMs: number | null, work: Work): Work {
  if (limitMs === null) return work;
  return async (request, reply) => {
    const over = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      giveUp(reply);
      over.reject(new AppError('server.busy'));
    }, limitMs).unref();
    const working = work(request, reply);
    working.catch((error) => reply.sent && request.log.warn({ err: error }, 'failed after its time was over'));
    try {
      return await Promise.race([working, over.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Ends a request whose body does not arrive. */
export function limitBody({ raw }: FastifyRequest, limitMs = bodyMs): void {
  if (raw.headers['content-length'] === undefined && raw.headers['transfer-encoding'] === undefined) return;
  const timer = setTimeout(() => raw.complete || raw.destroy(), limitMs).unref();
  raw.once('close', () => clearTimeout(timer));
}
